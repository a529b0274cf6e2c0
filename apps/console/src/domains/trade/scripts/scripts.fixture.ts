import { scriptApi, type ScriptDetail, type ScriptRow, uploadApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

const script = (id: string, name: string, more: Partial<ScriptRow>): ScriptRow => ({
  id,
  version: 1,
  can: [],
  scriptName: 'Unboxing, 30 seconds',
  reviewStatus: 1,
  round: 1,
  address: `/main/script/video?id=${id}`,
  isStored: true,
  fileName: `script-${id}.avi`,
  mime: 'video/x-msvideo',
  fileSize: 48_300_000,
  duration: 31,
  thumbnail: null,
  note: null,
  rejectReason: null,
  uploadTime: '2026-11-20 03:00:00',
  reviewTime: null,
  workOrder: { id: '3', name: 'Sun care, daily' },
  workOrderNo: 'WO261120PH00003',
  workOrderUpId: '9',
  up: { id: `7${id}`, name },
  upNumber: `@${name.toLowerCase().replaceAll(' ', '.')}`,
  bd: { id: '51', name: 'Liza Santos' },
  createTime: '2026-11-20 03:00:00',
  ...more,
});

const link = {
  isStored: false,
  address: 'https://drive.example.com/boards/4',
  fileName: '4',
  mime: null,
  fileSize: null,
  duration: null,
};

/** Scripts in the states that a list shows. */
const scriptRows: readonly ScriptRow[] = [
  script('1', 'Bea Reyes', { can: ['approve', 'reject'] }),
  script('2', 'Kristine Cruz', { can: ['approve', 'reject'], ...link }),
  script('3', 'Rhea Ramos', {
    can: ['approve', 'reject'],
    round: 2,
    note: 'The product is in hand from second 3 on.',
  }),
  script('4', 'Angel Mendoza', {
    reviewStatus: 3,
    can: ['resubmit', 'remove'],
    rejectReason: 'The video is too long',
    ...link,
  }),
  script('5', 'Minh Ăn Gì', { reviewStatus: 2, reviewTime: '2026-11-21 03:00:00' }),
];

const detailOf = (row: ScriptRow): ScriptDetail => ({
  ...row,
  rounds: row.round > 1 ? [{ ...row, ...link, round: 1, note: null, rejectReason: 'The selling points are missing' }] : [],
});

/** A fresh fake server for scripts; decided ones change their state. */
export function scriptAnswers(onCall: (name: string, input: unknown) => void = () => undefined): Answer[] {
  let rows = [...scriptRows];
  const move = (name: string, input: { id: string }, reviewStatus: number, can: string[] = []) => {
    onCall(name, input);
    rows = rows.map((row) => (row.id === input.id ? { ...row, reviewStatus, can } : row));
    return null;
  };
  return [
    answer(scriptApi.page, ({ pageNo, pageSize, reviewStatus }) => {
      const shown = reviewStatus?.length ? rows.filter((row) => reviewStatus.includes(row.reviewStatus)) : rows;
      return { pageNo, pageSize, totalPage: 1, totalRows: shown.length, rows: shown };
    }),
    answer(scriptApi.detail, ({ id }) => detailOf(rows.find((row) => row.id === id) ?? script(id, 'Bea Reyes', {}))),
    answer(scriptApi.history, () => [
      {
        id: '1',
        action: 'script.add',
        fromState: null,
        toState: 'pending',
        actorName: 'Liza Santos',
        reason: null,
        time: '2026-11-20 03:00:00',
      },
    ]),
    answer(scriptApi.play, () => null),
    answer(scriptApi.approve, (input) => move('approve', input, 2)),
    answer(scriptApi.reject, (input) => move('reject', input, 3)),
    answer(scriptApi.resubmit, (input) => move('resubmit', input, 1, ['remove'])),
    answer(uploadApi.open, () => [
      {
        id: '8',
        fileName: 'broken off.mp4',
        size: 80_000_000,
        partSize: 8_388_608,
        parts: [{ no: 1, sha256: '' }],
        createTime: '2026-11-20 03:00:00',
      },
    ]),
  ];
}
