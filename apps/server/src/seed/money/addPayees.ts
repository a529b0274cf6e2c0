import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import type { Vault } from '../../secrets/createVault';
import { payees } from '../../tables/money/payment';

const banks: Readonly<Record<string, string>> = { PH: 'BDO', VN: 'Vietcombank', TH: 'Kasikornbank', MY: 'Maybank', SG: 'DBS', ID: 'BCA' };

/** Everybody who may be owed something has an account, known for long. */
export async function addPayees(db: Db, { vault, adminId }: { vault: Vault; adminId: string }): Promise<void> {
  const owners = await rowsOf<{ type: number; id: string; name: string; country: string }>(
    db,
    sql`
    select case r.code when 'bd' then 1 else 2 end as type, u.id::text id, u.name, coalesce(u.country, 'PH') country
      from users u join user_roles g on g.user_id = u.id join roles r on r.id = g.role_id and r.code in ('bd', 'teamLeader')
    union select distinct 4, c.id::text, c.nickname, o.country
      from work_order_ups s join work_orders o on o.id = s.work_order_id join ups c on c.id = s.up_id
    order by 1, 2`,
  );
  const rows = owners.map(({ type, id, name, country }) => {
    const [bankName, accountNumber] = [banks[country] ?? 'BDO', id.slice(-10)];
    return {
      beneficiaryType: type,
      beneficiaryId: id,
      sealed: vault.seal(JSON.stringify({ bankName, accountName: name, accountNumber })),
      masked: `${bankName} •••• ${accountNumber.slice(-4)}`,
      withholdingRate: type === 4 ? '0' : '5',
      changeTime: new Date(Date.now() - 400 * 86_400_000),
      changeUser: adminId,
    };
  });
  if (rows.length > 0) await db.insert(payees).values(rows).onConflictDoNothing();
}
