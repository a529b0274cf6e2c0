import { bookApi, type OutputOf, type PostingRow } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

const posting: PostingRow = {
  id: '1',
  account: 'bdPayable',
  beneficiary: { id: '51', name: 'Kristine Mendoza' },
  batch: { id: '2', name: 'JS202610BDPH001' },
  statementId: '71',
  country: 'PH',
  currency: 'PHP',
  debit: null,
  credit: '44.97',
  sourceType: 1,
  sourceId: '901',
  postTime: '2026-11-23 02:00:00',
};
const rows: PostingRow[] = [
  posting,
  { ...posting, id: '2', account: 'agencyMargin', beneficiary: null, debit: '44.97', credit: null },
  { ...posting, id: '3', debit: '23605.98', credit: null, sourceType: 3 },
  { ...posting, id: '4', account: 'cashBank', beneficiary: null, credit: '23605.98', sourceType: 3 },
];

/** A fresh fake server for the books; `difference` other than zero is one that the database would refuse. */
export const bookAnswers = (difference = '0.00'): Answer[] => [
  answer(bookApi.trialBalance, (): OutputOf<typeof bookApi.trialBalance> => [
    {
      currency: 'PHP',
      debit: '26206.42',
      credit: '26206.42',
      difference,
      accounts: [
        { account: 'bdPayable', debit: '23605.98', credit: '26228.87', balance: '-2622.89' },
        { account: 'agencyMargin', debit: '26206.42', credit: '0.00', balance: '26206.42' },
        { account: 'cashBank', debit: '0.00', credit: '23583.53', balance: '-23583.53' },
      ],
    },
    {
      currency: 'VND',
      debit: '4738000',
      credit: '4738000',
      difference: '0',
      accounts: [
        { account: 'bdPayable', debit: '0', credit: '4738000', balance: '-4738000' },
        { account: 'agencyMargin', debit: '4738000', credit: '0', balance: '4738000' },
      ],
    },
  ]),
  answer(bookApi.page, () => ({ pageNo: 1, pageSize: 10, totalPage: 1, totalRows: rows.length, rows })),
];
