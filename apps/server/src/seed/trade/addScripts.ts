import { codedReason, scriptLife, scriptReasons, systemReasons } from '@backlot/contract';
import type { Db } from '../../db/database';
import { scriptRounds, scripts } from '../../tables/trade/script';
import type { workOrderUps } from '../../tables/trade/submission';
import { insertRows } from '../../db/insertRows';
import type { DemoVideo } from './demoVideos';
import { did } from './deeds';
import type { OrderRow } from './DemoOrder';
import { after, between } from './sampleTimes';
import type { TradeWorld } from './tradeWorld';

type Submission = typeof workOrderUps.$inferInsert;
type Round = typeof scriptRounds.$inferInsert;
type Script = typeof scripts.$inferInsert & { id: string };
type State = keyof typeof scriptLife.states;

interface Rows {
  scripts: Script[];
  rounds: Round[];
}

/** How the script of a creator went, as events in their order. */
type Course = readonly (keyof typeof scriptLife.events)[];

/** What fits how far the work with a creator is, by `cooperationStatus`, in turn; some need no script. */
const fitting: Readonly<Record<number, readonly (Course | undefined)[]>> = {
  1: [[], undefined, ['reject'], [], undefined],
  2: [['approve'], [], ['reject'], ['reject', 'resubmit'], ['approve'], undefined],
  3: [['approve'], ['reject', 'resubmit', 'approve'], [], ['reject']],
  4: [['approve'], undefined],
  5: [['approve'], ['reject', 'resubmit', 'approve'], undefined, undefined],
  9: [['withdraw'], undefined],
};

const names = {
  PH: ['Unboxing, 30 seconds', 'Morning routine', 'Before and after'],
  SG: ['Unboxing, 30 seconds', 'A day in the office', 'Three tips'],
  MY: ['Buka kotak, 30 saat', 'Rutin pagi', 'Sebelum dan selepas'],
  ID: ['Buka kotak, 30 detik', 'Rutinitas pagi', 'Sebelum dan sesudah'],
  TH: ['แกะกล่อง 30 วินาที', 'กิจวัตรยามเช้า', 'ก่อนและหลัง'],
  VN: ['Mở hộp 30 giây', 'Thói quen buổi sáng', 'Trước và sau'],
} as const;

/** Scripts for approved creators in every state: stored videos, one that no browser plays, and links. */
export function scriptsOf(
  world: TradeWorld,
  { orders, ups }: { orders: readonly OrderRow[]; ups: readonly Submission[] },
  [plays, old]: readonly [DemoVideo, DemoVideo],
): Rows {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const turns = new Map<number, number>();
  const rows: Rows = { scripts: [], rounds: [] };
  for (const submission of ups) {
    const { cooperationStatus = 0 } = submission;
    const [order, bd] = [byId.get(submission.workOrderId), world.person(submission.bdId)];
    const courses = submission.approvalStatus === 2 ? fitting[cooperationStatus] : undefined;
    if (!order || !bd || !courses || !submission.auditTime || submission.id === undefined) continue;
    const turn = turns.get(cooperationStatus) ?? 0;
    turns.set(cooperationStatus, turn + 1);
    const course = courses[turn % courses.length];
    const index = rows.scripts.length;
    const video = index % 7 === 5 ? old : index % 4 === 3 ? undefined : plays;
    if (course) addScript(world, rows, { submission: { ...submission, id: submission.id }, order, bd, course, index, video });
  }
  return rows;
}

interface Entry {
  submission: Submission & { id: string };
  order: OrderRow;
  bd: NonNullable<ReturnType<TradeWorld['person']>>;
  course: Course;
  index: number;
  video: DemoVideo | undefined;
}

function addScript(world: TradeWorld, rows: Rows, { submission, order, bd, course, index, video }: Entry): void {
  const begin = submission.auditTime as Date;
  const end = submission.publishTime ?? submission.terminateTime ?? world.day.now;
  let last = begin;
  // What waits has come lately, and what was judged lately is from this week.
  const next = (share: number, daysAgo: number) =>
    (last = after(last, end === world.day.now ? world.day.ago(daysAgo, 30 + index) : between(begin, end, share)));
  const uploadTime = next(0.1, course.length + 1);
  const id = world.idAt(uploadTime);
  const scriptName = names[order.country as keyof typeof names][index % 3] ?? '';
  const script: Script = {
    id,
    workOrderId: order.id,
    workOrderUpId: submission.id,
    scriptName,
    ...contentOf(video, index),
    round: 1,
    note: null,
    rejectReason: null,
    submitUser: bd.id,
    uploadTime,
    reviewUser: null,
    reviewTime: null,
    reviewStatus: scriptLife.states.pending,
    createTime: uploadTime,
    createUser: bd.id,
    updateTime: null,
    updateUser: null,
  };
  did(world, 'script.add', id, { time: uploadTime, by: bd, to: 'pending' });
  let state: State = 'pending';
  course.forEach((event, at) => {
    const time = event === 'withdraw' ? (submission.terminateTime ?? next(0.9, 0)) : next(0.3 + at * 0.2, course.length - at);
    const by = event === 'resubmit' || event === 'withdraw' ? bd : index % 2 === 0 ? world.admin : world.reviewer;
    const reason = reasonOf(event, index);
    const to = scriptLife.events[event].to as State;
    if (event === 'resubmit') rows.rounds.push(roundOf(script));
    did(world, `script.${event}`, id, { time, by, from: state, to, ...(reason && { reason }) });
    state = to;
    Object.assign(script, { reviewStatus: scriptLife.states[to], updateTime: time, updateUser: by.id });
    if (event === 'approve' || event === 'reject')
      Object.assign(script, { reviewUser: by.id, reviewTime: time, rejectReason: reason ?? null });
    if (event === 'resubmit')
      Object.assign(script, { round: 2, uploadTime: time, note: reason, rejectReason: null, reviewUser: null, reviewTime: null });
  });
  rows.scripts.push(script);
}

const contentOf = (video: DemoVideo | undefined, index: number) => ({
  address: video?.objectName ?? `https://drive.example.com/scripts/${index + 1}/storyboard.pdf`,
  fileName: video ? `script-${index + 1}.${video.extension}` : 'storyboard.pdf',
  fileId: video?.fileId ?? null,
  mime: video?.mime ?? null,
  fileSize: video?.size ?? null,
  duration: video?.duration ?? null,
  thumbnail: video?.thumbnail ?? null,
});

const usual = Object.values(scriptReasons);

function reasonOf(event: Course[number], index: number): string | undefined {
  if (event === 'reject') return codedReason(usual[index % usual.length]?.en ?? '');
  if (event === 'resubmit') return 'The product is in hand from second 3 on.';
  return event === 'withdraw' ? codedReason(systemReasons.workEnded.en) : undefined;
}

/** The round that was rejected, as it stays. */
function roundOf({ id: scriptId, round = 1, address, fileName, fileId, mime, fileSize, duration, thumbnail, ...script }: Script): Round {
  const { note, rejectReason, submitUser, uploadTime, reviewUser, reviewTime } = script;
  const content = { address, fileName, fileId, mime, fileSize, duration, thumbnail };
  return { scriptId, round, ...content, note, rejectReason, submitUser, uploadTime, reviewUser, reviewTime } as Round;
}

export async function storeScripts(tx: Db, rows: Rows): Promise<void> {
  await insertRows(tx, scripts, rows.scripts);
  await insertRows(tx, scriptRounds, rows.rounds);
}
