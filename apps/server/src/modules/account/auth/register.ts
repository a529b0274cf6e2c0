import type { authApi, InputOf } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import { takeTurn } from '../../../http/windows/takeTurn';
import type { Services } from '../../../services';
import { audit } from '../../base/audit';
import { proveHuman } from '../captcha';
import { giveRoles } from '../../base/role';
import { addUser, userByAccount, userByEmail, userByPhone } from '../../base/user';
import { hashPassword } from './passwords/passwords';
import { phoneOrRefuse } from './codes/phone';
import { refuseWeak } from './passwords/weakPassword';

type Registration = InputOf<typeof authApi.register>;

/** Adds the merchant that an account is, waiting for certification. */
export type AddShop = (
  tx: Db,
  shop: { userId: string; shopName: string; country: string; telephone: string; mailAddress: string },
) => Promise<void>;

/** Registers a merchant: an account with the role of merchants and an empty shop that waits for certification. */
export async function registerMerchant(
  services: Services,
  { input, call, addShop }: { input: Registration; call: Call; addShop: AddShop },
): Promise<{ account: string }> {
  const { db } = services.database;
  const { account, password, shopName, country } = input;
  const phone = phoneOrRefuse(input.mobile, call.language, country);
  refuseWeak({ password, account });
  await proveHuman(services, input.code, call);
  await takeTurn(db, { key: `register:ip:${call.ip}`, most: 60, seconds: 3600 });
  if (await userByAccount(db, account)) throw new Refusal('accountRepeated', {}, { field: 'account' });
  if (await userByPhone(db, phone)) throw new Refusal('phoneRepeated', {}, { field: 'mobile' });
  if (await userByEmail(db, input.email)) throw new Refusal('emailRepeated', {}, { field: 'email' });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const id = await addUser(tx, { account, name: shopName, passwordHash, email: input.email, phone, country });
    if (!id) throw new Refusal('accountRepeated', {}, { field: 'account' });
    await giveRoles(tx, id, ['shop']);
    await addShop(tx, { userId: id, shopName, country, telephone: phone, mailAddress: input.email });
    await audit(tx, { userId: id, account, action: 'user.register', object: `user:${id}`, detail: { country }, requestId: call.requestId });
  });
  return { account };
}
