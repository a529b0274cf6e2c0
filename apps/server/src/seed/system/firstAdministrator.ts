import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { hashPassword } from '../../modules/account/auth';
import { giveRoles } from '../../modules/base/role';
import { addUser, hasAdministrator } from '../../modules/base/user';

/** Adds the first administrator of a production server from its settings; later starts need them no more. */
export async function ensureAdministrator(db: Db, { ADMIN_ACCOUNT, ADMIN_PASSWORD }: Config): Promise<void> {
  if (await hasAdministrator(db)) return;
  if (!ADMIN_ACCOUNT || !ADMIN_PASSWORD) {
    throw new Error('There is no administrator yet. Set ADMIN_ACCOUNT and ADMIN_PASSWORD (12 characters or more) for the first start.');
  }
  const passwordHash = await hashPassword(ADMIN_PASSWORD);
  const id = await addUser(db, {
    account: ADMIN_ACCOUNT,
    name: ADMIN_ACCOUNT,
    passwordHash,
    email: null,
    phone: null,
    country: null,
    adminType: '1',
  });
  if (id) await giveRoles(db, id, ['superAdmin']);
}
