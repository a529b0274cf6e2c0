import type { OutputOf, PostingRow, settleStatementApi } from '@backlot/contract';

type Line = OutputOf<typeof settleStatementApi.lines>['rows'][number];

const line = { revision: 0, ruleVersion: null, payBy: 2, late: false } as const;
const lines: readonly Line[] = [
  {
    ...line,
    id: '1',
    lineType: 1,
    section: 'commercial',
    sourceType: 1,
    sourceId: '901',
    base: '1499.00',
    rate: '3.00',
    amount: '44.97',
    snapshot: {
      orderNo: '577310294118',
      lineNo: 1,
      goodsName: 'SPF 50+ daily',
      workOrderNo: 'WO261002PH00018',
      time: '2026-10-08 08:00:00',
    },
  },
  {
    ...line,
    id: '2',
    lineType: 3,
    section: 'teamLeader',
    sourceType: 3,
    sourceId: '902',
    base: '845000.00',
    rate: null,
    amount: '10175.00',
    ruleVersion: 3,
    snapshot: { ruleName: 'PH general GMV' },
  },
  {
    ...line,
    id: '3',
    lineType: 6,
    section: 'adjust',
    sourceType: 1,
    sourceId: '903',
    revision: 1,
    base: '-1000.00',
    rate: null,
    amount: '-30.00',
    snapshot: { orderNo: '577261100325', goodsName: 'Linen set Velora' },
  },
  {
    ...line,
    id: '4',
    lineType: 2,
    section: 'commercial',
    sourceType: 2,
    sourceId: '904',
    base: null,
    rate: null,
    amount: '2500.00',
    snapshot: { workOrderNo: 'WO261002PH00018', upName: 'Mai Dewi', time: '2026-10-20 01:00:00' },
  },
  {
    ...line,
    id: '5',
    lineType: 7,
    section: 'adjust',
    sourceType: 4,
    sourceId: '905',
    base: null,
    rate: null,
    amount: '-4.97',
    snapshot: { reasonCode: 'duplicate', reason: 'Listed already.', fileId: '906', time: '2026-11-23 02:30:00' },
  },
];

/** Proofs are for those who decide on them. */
export const linesFor = ({ can }: { can: readonly string[] }): Line[] =>
  lines.map(({ snapshot: { fileId, ...snapshot }, ...rest }) => ({
    ...rest,
    snapshot: fileId && can.includes('adjust') ? { ...snapshot, fileId } : snapshot,
  }));

export const postings: PostingRow[] = [
  {
    id: '1',
    account: 'bdPayable',
    beneficiary: { id: '51', name: 'Kristine Mendoza' },
    batch: { id: '1', name: 'JS202610BDPH001' },
    statementId: '71',
    country: 'PH',
    currency: 'PHP',
    debit: null,
    credit: '44.97',
    sourceType: 1,
    sourceId: '901',
    postTime: '2026-11-23 02:00:00',
  },
];
