import { type ParsedInputOf, payStatus, type settleStatementApi } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { refuseField } from '../../../../http/answers/refuseField';
import { settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import { ownFile } from '../../../base/file';
import { updateRow } from '../../../base/crud';
import { noteEvent } from '../../../base/lifeCycle';
import type { Viewer } from '../../../base/sight';
import { type CountryCode, presentAmount } from '../../../system/country';
import { postBatch } from '../../book';
import { payoutOf, readAmount, readPercent, settleTerms, writeAmount } from '../../compute';
import { proofFrom } from '../adjustProof';
import { lineTypes, sumUp } from '../computing/computeBatch';
import type { Batch } from '../policy';
import { beginStatement, type StatementRow } from './beginBatch';

type Input = ParsedInputOf<typeof settleStatementApi.adjust>;

interface Adjusted {
  statement: StatementRow;
  batch: Batch;
  amount: string;
}

/** Adds a line by hand to a locked statement, which is summed up anew; the batch with it (domain/life-cycles 3.9). */
export async function adjust(tx: Db, input: Input, viewer: Viewer): Promise<Adjusted> {
  const { statement, batch } = await beginStatement(tx, 'adjust', input.id, viewer);
  const country = batch.country as CountryCode;
  const { scale, minPayout } = settleTerms(country);
  const amount = readAmount(input.amount, scale);
  if (amount === null || amount === 0n) throw refuseField('amount', wrongAmount);
  const size = amount < 0n ? -amount : amount;
  if (size > proofFrom(country) && input.fileId === undefined) throw refuseField('fileId', needsProof);
  if (input.fileId !== undefined && !(await ownFile(tx, input.fileId, viewer.caller.userId))) throw refuseField('fileId', noFile);
  const [{ id: sourceId } = { id: '' }] = await rowsOf<{ id: string }>(tx, sql`select next_id()::text id`);
  await tx.insert(settlementLines).values({
    batchId: batch.id,
    round: batch.round,
    beneficiaryType: statement.beneficiaryType,
    beneficiaryId: statement.beneficiaryId,
    lineType: lineTypes.ADJUSTMENT,
    section: 'adjust',
    sourceType: 4,
    sourceId,
    amount: writeAmount(amount, scale),
    payBy: 2,
    lockTime: new Date(),
    snapshot: {
      reasonCode: input.reasonCode,
      reason: input.reason,
      time: presentTime(new Date()),
      ...(input.fileId !== undefined && { fileId: input.fileId }),
    },
  });
  const money = (text: string) => readAmount(text, scale) ?? 0n;
  const totalAmount = money(statement.totalAmount) + amount;
  const out = payoutOf({
    totalAmount,
    openingBalance: money(statement.openingBalance),
    withholdingRate: readPercent(statement.withholdingRate) ?? 0n,
    minPayout,
  });
  await updateRow(tx, {
    table: settlementStatements,
    id: statement.id,
    set: {
      adjustAmount: writeAmount(money(statement.adjustAmount) + amount, scale),
      totalAmount: writeAmount(totalAmount, scale),
      withholdingAmount: writeAmount(out.withholdingAmount, scale),
      payableAmount: writeAmount(out.payableAmount, scale),
      carriedForward: writeAmount(out.carriedForward, scale),
      lineCount: statement.lineCount + 1,
      payStatus: out.payableAmount > 0n ? payStatus.pendingPayment : payStatus.carriedForward,
    },
    userId: viewer.caller.userId,
  });
  await sumUp(tx, batch.id);
  await postBatch(tx, batch);
  await noteEvent(tx, {
    actor: viewer,
    action: 'settle.adjust',
    object: `settle:${batch.id}`,
    reason: input.reason,
    more: { statement: statement.id, amount: presentAmount(writeAmount(amount, scale), batch.currency), reasonCode: input.reasonCode },
  });
  return { statement, batch, amount: writeAmount(amount, scale) };
}

const wrongAmount = {
  en: 'Enter an amount other than 0 with no more decimals than the currency has.',
  'zh-CN': '请填写非零金额，小数位数不超过该币种。',
  vn: 'Hãy nhập số tiền khác 0, số lẻ không vượt quá loại tiền.',
};

const needsProof = {
  en: 'An amount of this size needs a file that proves it.',
  'zh-CN': '金额较大，请附上凭证文件。',
  vn: 'Số tiền lớn như vậy cần kèm tệp chứng minh.',
};

const noFile = {
  en: 'Upload the file again.',
  'zh-CN': '请重新上传凭证文件。',
  vn: 'Hãy tải tệp lên lại.',
};
