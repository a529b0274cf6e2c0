import { workOrderLinkApi } from '@backlot/contract';
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

/** A fresh queue: a preview, a publish link that is not valid yet, and one whose author differs. */
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
  ];
  const remove = (id: string) => {
    rows = rows.filter((row) => row.id !== id);
    return null;
  };
  return [
    answer(workOrderLinkApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: rows.length, rows })),
    answer(workOrderLinkApi.approve, ({ id }) => remove(id)),
    answer(workOrderLinkApi.reject, ({ id }) => remove(id)),
    answer(workOrderLinkApi.recheck, (input) => (onRecheck(input), null)),
  ];
}
