import { liveApi, type LiveRow } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

const live = (id: string, name: string, more: Partial<LiveRow>): LiveRow => ({
  id,
  version: 0,
  can: [],
  liveNo: `ZB261124PH0000${id}`,
  liveTitle: 'Payday live: vouchers every hour',
  liveStatus: 1,
  webId: 10,
  country: 'PH',
  up: { id: `7${id}`, name },
  upNumber: name.toLowerCase().replaceAll(' ', '.'),
  bd: { id: '51', name: 'Liza Santos' },
  goods: [{ id: '41', name: 'SPF 50+ daily, 50 ml' }],
  beginTime: '2026-11-25 12:00:00',
  endTime: '2026-11-25 14:00:00',
  liveLink: 'https://www.tiktok.com/@bea.reyes/live',
  remark: null,
  viewers: null,
  peakViewers: null,
  orders: null,
  gmv: null,
  currency: 'PHP',
  resultSource: null,
  dataTime: null,
  reason: null,
  createTime: '2026-11-20 03:00:00',
  ...more,
});

const told = { viewers: 12_500, peakViewers: 1830, orders: 214, gmv: '85386.50', resultSource: 1, dataTime: '2026-11-24 02:00:00' };

/** Lives in the states that a list shows, in the week of the twenty-third of November. */
export const liveRows: readonly LiveRow[] = [
  live('1', 'Bea Reyes', {
    can: ['reschedule', 'cancel'],
    goods: [live('0', '', {}).goods[0], { id: '42', name: 'Lip tint' }].flatMap((one) => one ?? []),
  }),
  live('2', 'Kristine Cruz', { liveStatus: 2, beginTime: '2026-11-24 12:00:00', endTime: '2026-11-24 14:00:00', can: ['miss'] }),
  live('3', 'Rhea Ramos', { liveStatus: 3, beginTime: '2026-11-23 12:00:00', endTime: '2026-11-23 14:00:00', can: ['report', 'miss'] }),
  live('4', 'Angel Mendoza', { liveStatus: 4, beginTime: '2026-11-23 13:30:00', endTime: '2026-11-23 15:00:00', ...told, can: ['report'] }),
  live('5', 'Minh Ăn Gì', { liveStatus: 5, country: 'VN', currency: 'VND', reason: 'KOL bị ốm, sẽ hẹn ngày khác.' }),
  live('6', 'Thu Trang Beauty', {
    liveStatus: 6,
    country: 'VN',
    currency: 'VND',
    beginTime: '2026-11-26 12:00:00',
    endTime: '2026-11-26 14:00:00',
    reason: 'Mất kết nối.',
  }),
];

const ahead: Record<string, number> = { PH: 8, VN: 7 };
const local = (wire: string, country: string) =>
  new Date(Date.parse(`${wire.replace(' ', 'T')}Z`) + (ahead[country] ?? 0) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** A fresh fake server for lives; what was done with one changes its state. */
export function liveAnswers(onCall: (name: string, input: unknown) => void = () => undefined): Answer[] {
  let rows = [...liveRows];
  const move = (id: string, liveStatus: number) => {
    rows = rows.map((row) => (row.id === id ? { ...row, liveStatus, can: [] } : row));
  };
  const act = (name: 'cancel' | 'miss', to: number) =>
    answer(liveApi[name], (input) => {
      onCall(name, input);
      move(input.id, to);
      return null;
    });
  return [
    answer(liveApi.page, ({ pageNo, pageSize, liveStatus }) => {
      const shown = liveStatus?.length ? rows.filter((row) => liveStatus.includes(row.liveStatus)) : rows;
      return { pageNo, pageSize, totalPage: 1, totalRows: shown.length, rows: shown };
    }),
    answer(liveApi.week, ({ from, country }) => {
      onCall('week', { from, country });
      const all = rows.map((row) => ({ ...row, localBegin: local(row.beginTime, row.country), localEnd: local(row.endTime, row.country) }));
      return {
        rows: all.filter((row) => row.localBegin.slice(0, 10) >= from && !(country && !country.includes(row.country))),
        isCut: false,
      };
    }),
    answer(liveApi.detail, ({ id }) => rows.find((row) => row.id === id) ?? live(id, 'Bea Reyes', {})),
    answer(liveApi.history, () => [
      {
        id: '1',
        action: 'live.add',
        fromState: null,
        toState: 'planned',
        actorName: 'Liza Santos',
        reason: null,
        time: '2026-11-20 03:00:00',
      },
    ]),
    answer(liveApi.conflicts, () => []),
    answer(liveApi.report, (input) => {
      onCall('report', input);
      move(input.id, 4);
      return null;
    }),
    answer(liveApi.edit, (input) => {
      onCall('edit', input);
      return null;
    }),
    act('cancel', 5),
    act('miss', 6),
  ];
}
