import type { CertificationRow } from '@backlot/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import type { Vault } from '../../../secrets/createVault';
import { users } from '../../../tables/base/user';
import { shopCertifications } from '../../../tables/merchants/certification';

/** What of the papers somebody sees: `all` with the number in clear, `own` with the number masked, `none` of the identity. */
export type Sight = 'all' | 'own' | 'none';

/** Every round of a merchant, newest first. */
export async function roundsOf(db: Db, shopId: string, sight: Sight, vault: Vault): Promise<CertificationRow[]> {
  const rows = await db
    .select({ row: shopCertifications, auditor: users.name })
    .from(shopCertifications)
    .leftJoin(users, eq(users.id, shopCertifications.auditUser))
    .where(eq(shopCertifications.shopId, shopId))
    .orderBy(desc(shopCertifications.round));
  const shown = sight !== 'none';
  return rows.map(({ row, auditor }) => {
    const number = row.idCardNo === null ? null : vault.open(row.idCardNo);
    return {
      id: row.id,
      round: row.round,
      certMethod: row.certMethod,
      realName: shown ? row.realName : masked(row.realName, 1, 0),
      idCardNo: number === null ? null : sight === 'all' ? number : masked(number, 4, 4),
      idCardFront: shown ? row.idCardFront : null,
      idCardBack: shown ? row.idCardBack : null,
      enterpriseName: row.enterpriseName,
      businessLicence: shown ? row.businessLicence : null,
      licenceNo: shown ? row.licenceNo : null,
      status: row.status,
      rejectReason: row.rejectReason,
      submitTime: presentTime(row.submitTime),
      auditTime: row.auditTime && presentTime(row.auditTime),
      auditor,
    };
  });
}

/** `1234********5678`; a text too short to keep its ends is hidden whole. */
export function masked(text: string, first: number, last: number): string {
  if (text.length <= first + last) return '*'.repeat(text.length);
  return text.slice(0, first) + '*'.repeat(text.length - first - last) + (last > 0 ? text.slice(-last) : '');
}
