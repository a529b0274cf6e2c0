import type { Permission } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { users } from '../../../tables/base/user';
import { holdsCode } from '../../base/menu';
import { staffHolding } from '../../base/sight';
import { channelCode } from './channels';

interface Concerned {
  webId: number;
  /** Staff over all data of a country who hold a permission. */
  staff?: { permission: Permission; country: string };
  /** The owner of the creator, or others besides. */
  others: readonly (string | null)[];
}

/** Whom news of a channel concerns: of staff and others those with the permission of the channel (domain/roles 7.4 d). */
export async function peopleOfChannel(db: Db, { webId, staff, others }: Concerned): Promise<string[]> {
  const wanted = [...(staff ? await staffHolding(db, staff.permission, staff.country) : []), ...others.flatMap((id) => id ?? [])];
  const code = channelCode(webId);
  if (wanted.length === 0 || code === undefined) return [...new Set(wanted)];
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select ${users.id}::text id from ${users}
      where ${users.id} = any(${sql.param(wanted)}::bigint[]) and (${users.adminType} = '1' or ${holdsCode(sql`${users.id}`, sql`${code}::text`)})`,
  );
  return rows.map(({ id }) => id);
}
