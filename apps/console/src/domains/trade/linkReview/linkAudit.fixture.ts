import { type LinkWeighed, workOrderLinkApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import type { QueuedLink } from './QueuedLink';

const link = (id: string, more: Partial<QueuedLink>): QueuedLink => ({
  id,
  linkType: 1,
  link: `https://www.tiktok.com/@bea.reyes/video/730000000000000000${id}`,
  round: 1,
  reviewStatus: 1,
  rejectReason: null,
  linkStatus: 0,
  invalidCode: null,
  reach: null,
  checkTime: null,
  createTime: '2026-11-20 05:00:00',
  can: ['approve', 'reject'],
  workOrder: { id: '3', name: 'Kids lunch box, back to school' },
  workOrderNo: 'WO261120VN00003',
  up: { id: '71', name: 'Bea Reyes' },
  upNumber: '@bea.reyes',
  bd: { id: '51', name: 'Trần Ngọc Anh' },
  ...more,
});

const weighed = (isSecond: boolean): LinkWeighed => ({
  order: {
    workAttribute: 1,
    upShotCost: '2500.00',
    upProportion: '12.00',
    currency: 'PHP',
    workDes: 'Outdoors, in daylight. Product in view for 8 s or more. #IslaSuncare #ad',
    validBegin: '2026-11-14',
    expireDate: '2026-12-02',
    shop: 'Isla Suncare',
    goods: { id: '9', name: 'SPF 50+ daily, 50 ml' },
    price: '499.00',
  },
  up: { fansNum: 74_100, starLevel: 3, passed: 8, passedFirst: 6 },
  agreed: { shotCost: '2500.00', proportion: '12.00', time: '2026-11-14 07:02:00' },
  note: isSecond ? 'Label now in view from the start.' : null,
  video: isSecond
    ? {
        workId: '5',
        descr: 'Beach day, one sunscreen',
        hashtags: ['#IslaSuncare'],
        duration: 42,
        postTime: '2026-11-21 12:14:00',
        views: 12_400,
        likes: 900,
        dataTime: '2026-11-21 06:30:00',
      }
    : null,
  checks: isSecond
    ? { author: false, time: true, goods: true, hashtags: { asked: ['#IslaSuncare', '#ad'], found: ['#IslaSuncare'] } }
    : { author: null, time: null, goods: null, hashtags: null },
  rounds: isSecond
    ? [
        {
          round: 1,
          link: 'https://www.tiktok.com/@rhea.ramos/video/7300000000000000001',
          note: null,
          rejectReason: 'Product not in view',
          submitTime: '2026-11-18 05:00:00',
          reviewTime: '2026-11-19 08:20:00',
          reviewer: 'Mara Santos',
          video: null,
        },
      ]
    : [],
});

/** A fresh queue: a preview, a publish link that is not valid yet, one whose author differs, and a preview nobody else can open. */
export function linkAuditAnswers(onRecheck: (input: unknown) => void = () => undefined): Answer[] {
  let rows = [
    link('1', {}),
    link('2', { linkType: 2, up: { id: '72', name: 'Kristine Cruz' }, can: ['reject', 'recheck'] }),
    link('3', {
      linkType: 2,
      up: { id: '73', name: 'Rhea Ramos' },
      linkStatus: 2,
      invalidCode: 1025021,
      checkTime: '2026-11-20 06:00:00',
      round: 2,
      can: ['reject', 'recheck'],
    }),
    link('4', {
      link: 'https://drive.google.com/file/d/1AbC/view',
      up: { id: '74', name: 'Joy Lim' },
      reach: 'closed',
      checkTime: '2026-11-20 05:01:00',
      can: ['approve', 'reject', 'recheck'],
    }),
  ];
  const remove = (id: string) => {
    rows = rows.filter((row) => row.id !== id);
    return null;
  };
  return [
    answer(workOrderLinkApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: rows.length, rows })),
    answer(workOrderLinkApi.detail, ({ id }) => weighed(id === '3')),
    answer(workOrderLinkApi.approve, ({ id }) => remove(id)),
    answer(workOrderLinkApi.reject, ({ id }) => remove(id)),
    answer(workOrderLinkApi.recheck, (input) => (onRecheck(input), null)),
  ];
}
