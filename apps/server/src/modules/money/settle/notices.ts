import { noticeTypes } from '@backlot/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { shops } from '../../../tables/merchants/merchant';
import { settlementBatches, settlementStatements } from '../../../tables/money/settlement';
import { type NoticeTexts, tell } from '../../base/notice';
import { inLanguages } from '../../base/sight';
import type { Batch } from './policy';

interface Message {
  batch: Batch;
  publicUser: string;
}

type Telling = Pick<Services, 'events'>;

/** Tells everybody who has a statement in a batch that it can be read; creators have no account to tell. */
export async function tellBeneficiaries(tx: Db, services: Telling, { batch, publicUser }: Message): Promise<void> {
  const { settleMonth, batchNo } = batch;
  await tellAll(tx, services, {
    batch,
    publicUser,
    texts: inLanguages(
      {
        en: `Your statement for ${settleMonth} is ready`,
        'zh-CN': `${settleMonth} 结算单可查看`,
        vn: `Đã có bảng đối soát tháng ${settleMonth}`,
      },
      {
        en: `Batch ${batchNo}. If something is wrong, dispute it within three days.`,
        'zh-CN': `批次 ${batchNo}。如有疑问，请在三天内提出。`,
        vn: `Đợt ${batchNo}. Nếu có sai sót, hãy khiếu nại trong ba ngày.`,
      },
    ),
  });
}

/** Tells everybody who has a statement in a batch that it is void, and why. */
export async function tellOfVoid(tx: Db, services: Telling, { id, publicUser }: { id: string; publicUser: string }): Promise<void> {
  const [batch] = await tx.select().from(settlementBatches).where(eq(settlementBatches.id, id));
  if (!batch) throw new Error('The batch is gone.');
  const { settleMonth, batchNo, voidReason } = batch;
  const because = `${batchNo}: ${voidReason ?? ''}`;
  await tellAll(tx, services, {
    batch,
    publicUser,
    texts: inLanguages(
      {
        en: `Your statement for ${settleMonth} was voided`,
        'zh-CN': `${settleMonth} 结算单已作废`,
        vn: `Bảng đối soát tháng ${settleMonth} đã bị hủy`,
      },
      {
        en: `${because}\nYou are told when the month is settled again.`,
        'zh-CN': `${because}\n重新结算后会另行通知。`,
        vn: `${because}\nBạn sẽ được báo khi tháng được đối soát lại.`,
      },
    ),
  });
}

async function tellAll(tx: Db, services: Telling, { batch, publicUser, texts }: Message & { texts: NoticeTexts }): Promise<void> {
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
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.statement,
    extraParam: { id: batch.id },
    publicUser,
    userIds: people.map(({ id }) => id),
    texts,
  });
}
