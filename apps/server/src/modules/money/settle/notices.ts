import { noticeTypes } from '@backlot/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { shops } from '../../../tables/merchants/merchant';
import { settlementStatements } from '../../../tables/money/settlement';
import { tell } from '../../base/notice';
import { inLanguages } from '../../base/sight';
import type { Batch } from './policy';

interface Message {
  batch: Batch;
  publicUser: string;
}

/** Tells everybody who has a statement in a batch that it can be read; creators have no account to tell. */
export async function tellBeneficiaries(tx: Db, services: Pick<Services, 'events'>, { batch, publicUser }: Message): Promise<void> {
  if (batch.settleDimension === 4) return;
  const ids = tx
    .select({ id: settlementStatements.beneficiaryId })
    .from(settlementStatements)
    .where(eq(settlementStatements.batchId, batch.id));
  const people =
    batch.settleDimension === 3
      ? await tx
          .select({ id: sql<string>`${shops.userId}::text` })
          .from(shops)
          .where(inArray(shops.id, ids))
      : await ids;
  const { settleMonth, batchNo } = batch;
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.statement,
    extraParam: { id: batch.id },
    publicUser,
    userIds: people.map(({ id }) => id),
    texts: inLanguages(
      [`${settleMonth} 结算单可查看`, `Your statement for ${settleMonth} is ready`, `Đã có bảng đối soát tháng ${settleMonth}`],
      [
        `批次 ${batchNo}。如有疑问，请在三天内提出。`,
        `Batch ${batchNo}. If something is wrong, dispute it within three days.`,
        `Đợt ${batchNo}. Nếu có sai sót, hãy khiếu nại trong ba ngày.`,
      ],
    ),
  });
}
