import { defineStrings } from '@backlot/i18n';

/** Columns of the creators of an order, in the order in which they stand, each with its share of the width. */
export const creatorColumns = [
  { key: 'creator', width: 'minmax(140px, 2.4fr)' },
  { key: 'review', width: 'minmax(118px, 1fr)' },
  { key: 'cooperation', width: 'minmax(100px, 1fr)' },
  { key: 'fee', width: 'minmax(80px, 1fr)', isFigure: true },
  { key: 'ratio', width: 'minmax(80px, 0.7fr)', isFigure: true },
  { key: 'preview', width: 'minmax(90px, 1fr)' },
  { key: 'publish', width: 'minmax(90px, 1fr)' },
] as const satisfies readonly {
  key: keyof (typeof columnStrings)['messages']['en'];
  width: string;
  isFigure?: boolean;
}[];

/** The table has its columns where there is room for them; elsewhere a creator is a card. */
export const hasColumns = '@container (min-width: 820px)';

export const columnStrings = /* @__PURE__ */ defineStrings({
  en: {
    creator: 'Creator',
    review: 'Review',
    cooperation: 'Cooperation',
    fee: 'Agreed fee',
    ratio: 'Commission',
    preview: 'Preview',
    publish: 'Publish link',
    details: 'Details',
    detailsOf: 'Details of {name}',
  },
  'zh-CN': {
    creator: '达人',
    review: '审核',
    cooperation: '合作',
    fee: '约定费用',
    ratio: '佣金',
    preview: '预览',
    publish: '发布链接',
    details: '详情',
    detailsOf: '{name} 的详情',
  },
  vn: {
    creator: 'KOL',
    review: 'Duyệt',
    cooperation: 'Hợp tác',
    fee: 'Phí thỏa thuận',
    ratio: 'Hoa hồng',
    preview: 'Bản xem trước',
    publish: 'Link đăng',
    details: 'Chi tiết',
    detailsOf: 'Chi tiết của {name}',
  },
});
