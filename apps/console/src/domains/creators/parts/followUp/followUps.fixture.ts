import { followUpApi, type FollowUpRow } from '@backlot/contract';
import { type Answer, answer } from '../../../../kit/stage/answer';

const note = (id: string, name: string, more: Partial<FollowUpRow> = {}): FollowUpRow => ({
  id,
  version: 0,
  can: [],
  up: { id: `7${id}`, name },
  upNumber: name.toLowerCase().replaceAll(' ', '.'),
  country: 'PH',
  workOrderUpId: null,
  workOrder: null,
  kind: 1,
  content: 'Price is on the high side; we talk again at the end of the month.',
  files: [],
  planStatus: 1,
  nextDate: '2026-11-24',
  due: 'today',
  author: { id: '51', name: 'Liza Santos' },
  person: { id: '51', name: 'Liza Santos' },
  createTime: '2026-11-12 03:00:00',
  ...more,
});

const acts = ['complete', 'postpone', 'drop'];

/** Notes in the states that a list shows. */
export const followUpRows: readonly FollowUpRow[] = [
  note('1', 'Bea Reyes', { nextDate: '2026-11-20', due: 'overdue', can: acts }),
  note('2', 'Kristine Cruz', {
    kind: 2,
    can: [...acts, 'edit'],
    content: 'Confirmed the delivery address for samples, will shoot next week.',
  }),
  note('3', 'Rhea Ramos', {
    kind: 3,
    nextDate: '2026-11-29',
    due: 'coming',
    workOrder: { id: '3', name: 'WO261120PH00003' },
    workOrderUpId: '9',
  }),
  note('4', 'Angel Mendoza', { planStatus: 2, due: null, nextDate: '2026-11-10', files: [{ id: '91', name: 'price-list.pdf' }] }),
  note('5', 'Minh Ăn Gì', { planStatus: 0, due: null, nextDate: null, person: null, content: 'Replies slowly, reached by phone instead.' }),
];

/** A fresh fake server for follow-ups; planned ones change their state. */
export function followUpAnswers(onCall: (name: string, input: unknown) => void = () => undefined): Answer[] {
  let rows = [...followUpRows];
  const close = (id: string, planStatus: number) => {
    rows = rows.map((row) => (row.id === id ? { ...row, planStatus, due: null, can: [] } : row));
  };
  return [
    answer(followUpApi.page, ({ pageNo, pageSize, due }) => {
      const shown = due ? rows.filter((row) => row.due === due) : rows;
      return { pageNo, pageSize, totalPage: 1, totalRows: shown.length, rows: shown };
    }),
    answer(followUpApi.complete, (input) => {
      onCall('complete', input);
      close(input.id, 2);
      return { id: '6' };
    }),
    answer(followUpApi.postpone, (input) => {
      onCall('postpone', input);
      return null;
    }),
    answer(followUpApi.drop, (input) => {
      onCall('drop', input);
      close(input.id, 3);
      return null;
    }),
    answer(followUpApi.edit, (input) => {
      onCall('edit', input);
      return null;
    }),
  ];
}
