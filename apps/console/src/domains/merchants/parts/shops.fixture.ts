import { type CertificationRow, errors, fileApi, shopApi, shopAuthApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';

const names = ['Isla Suncare', 'Saigon Tea House', 'Bangkok Glow', 'Batik Kita'];

const rows = names.map((shopName, at) => ({
  id: String(at + 1),
  version: 1,
  can: ['get', 'edit', 'delete', 'pdf', 'showIdCard', ...(at < 2 ? ['audit'] : []), ...(at === 1 ? ['revoke'] : [])],
  shopName,
  shopCode: `SH2611${at + 1}`,
  account: { id: String(40 + at), name: `shop.${at + 1}` },
  country: (['PH', 'VN', 'TH', 'ID'] as const)[at] ?? 'PH',
  telephone: '+639171234567',
  mailAddress: 'hello@isla.example',
  productCategory: ['skincare'],
  introduce: 'Sunscreen for the tropics.',
  contactName: 'Rhea Ramos',
  shopStatus: [1, 2, 0, 3][at] ?? 0,
  papersWait: at === 0,
  certifiedTime: at === 1 ? '2026-06-01 03:00:00' : null,
  owner: at ? null : { id: '71', name: 'Bea Reyes' },
  createTime: '2026-05-05 03:00:00',
}));

const round = (number: number, more: Partial<CertificationRow>): CertificationRow => ({
  id: String(100 + number),
  round: number,
  certMethod: 2,
  realName: 'Rhea Ramos',
  idCardNo: '1234********5678',
  idCardFront: null,
  idCardBack: null,
  enterpriseName: 'Isla Suncare Inc.',
  businessLicence: null,
  licenceNo: 'CS2026-0042',
  status: 1,
  rejectReason: null,
  submitTime: '2026-11-20 02:00:00',
  auditTime: null,
  auditor: null,
  ...more,
});

const roundsOf = (id: string): CertificationRow[] =>
  ({
    '1': [
      round(2, {}),
      round(1, { status: 3, rejectReason: 'The licence cannot be read.', auditTime: '2026-11-12 02:00:00', auditor: 'Mara' }),
    ],
    '2': [round(1, { status: 2, auditTime: '2026-06-01 03:00:00', auditor: 'Mara' })],
    '4': [round(1, { status: 3, rejectReason: 'The licence cannot be read.', auditTime: '2026-11-12 02:00:00', auditor: 'Mara' })],
  })[id] ?? [];

/** A fresh fake server of merchants: one under review, one certified with open orders, one new, one rejected. */
export function shopAnswers() {
  const { answers } = fakeCrud({
    api: shopApi,
    rows,
    matches: (row, { searchValue, shopStatus }) =>
      (!searchValue || row.shopName.includes(String(searchValue))) && (!shopStatus || (shopStatus as number[]).includes(row.shopStatus)),
  });
  return [
    ...answers,
    answer(shopApi.certifications, ({ id }) => roundsOf(id)),
    answer(shopApi.creators, ({ pageNo, pageSize }) => ({
      pageNo,
      pageSize,
      totalPage: 1,
      totalRows: 1,
      rows: [
        {
          up: { id: '1', name: 'Bea Reyes' },
          upNumber: 'bea.reyes',
          webId: 10,
          country: 'PH',
          fansNum: 402_500,
          interactionRate: 0.054,
          starLevel: 4,
          goodsNum: 1,
          firstPromoteTime: '2026-11-02 02:00:00',
          gmv: '128400.50',
          orders: 214,
          currency: 'PHP',
        },
      ],
    })),
    answer(shopApi.history, () => [
      {
        id: '1',
        action: 'shop.submit',
        fromState: 'notSubmitted',
        toState: 'underReview',
        actorName: 'Rhea Ramos',
        reason: null,
        time: '2026-11-20 02:00:00',
      },
    ]),
    answer(shopApi.pass, () => null),
    answer(shopApi.reject, () => null),
    answer(shopApi.revoke, ({ force }) => {
      if (!force) throw new Refusal(errors.shopHasOpenOrders.code, errors.shopHasOpenOrders.en);
      return null;
    }),
  ];
}

/** The own merchant in one of its states. */
export const ownShopAnswers = (at: 0 | 1 | 2 | 3) => {
  const shop = rows.find(({ shopStatus }) => shopStatus === at) ?? rows[0];
  if (!shop) throw new Error('No merchant.');
  return [
    answer(shopAuthApi.mine, () => ({ shop, rounds: roundsOf(shop.id), can: at === 1 ? ['withdraw'] : ['submit'] })),
    answer(shopAuthApi.saveProfile, () => null),
    answer(shopAuthApi.withdraw, () => null),
    answer(shopAuthApi.submit, () => ({ id: '109' })),
    answer(fileApi.upload, () => ({ fileId: '77', url: '/x' })),
  ];
};

/** The own merchant in review, as often changed as papers were handed in. */
export const ownShopAfter = (changes: number) => {
  const [shop, round] = [rows.find(({ shopStatus }) => shopStatus === 1) ?? rows[0], roundsOf('1')[0]];
  if (!shop || !round) throw new Error('No merchant.');
  const rounds = Array.from({ length: changes }, (_, at) => ({ ...round, id: String(at) }));
  return { shop: { ...shop, version: changes }, rounds, can: ['withdraw' as const, 'submit' as const] };
};
