import { settlementWords } from '@backlot/contract/words/money/settlement';
import { inUtc } from '../../../../../http/parts/inUtc';
import type { Column } from '../../../../base/download';
import type { presentLine } from '../statements';

/** A line with whose it is. */
export type LineOfBeneficiary = ReturnType<typeof presentLine> & { beneficiaryName: string; currency: string };

const numberOf = (text: string | null) => (text === null ? null : Number(text));

/** The sheet of lines (domain/money 4.8). */
export const lineColumns: readonly Column<LineOfBeneficiary>[] = [
  { header: settlementWords.beneficiaryName, value: ({ beneficiaryName }) => beneficiaryName },
  { header: settlementWords.lineType, value: ({ lineType }, _, wordOf) => wordOf('lineType', lineType) },
  { header: settlementWords.orderNo, value: ({ snapshot }) => snapshot.orderNo ?? null },
  { header: settlementWords.lineNo, value: ({ snapshot }) => snapshot.lineNo ?? null },
  {
    header: settlementWords.submission,
    value: ({ sourceType, sourceId }) => (sourceType === 2 ? sourceId : null),
  },
  { header: settlementWords.workOrder, value: ({ snapshot }) => snapshot.workOrderNo ?? null },
  { header: settlementWords.product, value: ({ snapshot }) => snapshot.goodsName ?? null },
  { header: settlementWords.creator, value: ({ snapshot }) => snapshot.upName ?? null },
  { header: inUtc(settlementWords.time), value: ({ snapshot }) => snapshot.time ?? null },
  { header: settlementWords.rule, value: ({ snapshot }) => snapshot.ruleName ?? null },
  { header: settlementWords.ruleVersion, value: ({ ruleVersion }) => ruleVersion },
  { header: settlementWords.base, value: ({ base }) => numberOf(base) },
  { header: settlementWords.rate, value: ({ rate }) => numberOf(rate) },
  { header: settlementWords.amount, value: ({ amount }) => Number(amount) },
  { header: settlementWords.currency, value: ({ currency }) => currency },
  {
    header: settlementWords.payBy,
    value: ({ payBy }, language) => (payBy === 1 ? { en: 'yes', 'zh-CN': '是', vn: 'có' }[language] : null),
  },
  {
    header: settlementWords.isLate,
    value: ({ late }, language) => (late ? { en: 'yes', 'zh-CN': '是', vn: 'có' }[language] : null),
  },
  { header: settlementWords.revision, value: ({ revision }) => revision },
  { header: settlementWords.cause, value: ({ snapshot }) => snapshot.reason ?? null },
];
