import { bdBoardApi, type Board, type BoardParts, leaderBoardApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';

const team = { id: '20', name: '菲律宾团队', enName: 'Team Philippines', vnName: 'Nhóm Philippines' };
const people = ['Kristine Mendoza', 'Paolo Santos', 'Bea Cruz', 'Angel Villanueva', 'Mark Bautista', 'Jhon Ramos'].map((name, at) => ({
  id: String(51 + at),
  name,
}));
const teams = [{ ...team, country: 'PH' as const, currency: 'PHP', people }];

const dayMs = 86_400_000;
const days = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2026, 9, 24) + at * dayMs).toISOString().slice(0, 10));
const amounts = [37, 54, 69, 65, 43, 42, 44, 41, 45, 47, 41, 40, 48, 45, 41, 44, 43, 52, 130, 88, 37, 44, 37, 36, 37, 45, 48, 50, 43, 53];

const both = (now: number, before: number) => ({ now, before });

/** A BD in the Philippines, 30 days to 22 November 2026. */
export const ownBoard: Board = {
  team,
  bd: people[0] ?? null,
  country: 'PH',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  fromDay: '2026-10-24',
  toDay: '2026-11-22',
  beforeFromDay: '2026-09-24',
  beforeToDay: '2026-10-23',
  grain: 'day',
  dataTime: '2026-11-22 22:00:00',
  salesUntil: '2026-11-22 13:12:00',
  gmv: { now: '1486220.40', before: '1273410.00' },
  refund: { now: '47559.05', before: '51640.00' },
  lines: both(3091, 2870),
  claimed: both(48, 42),
  submitted: both(41, 36),
  approved: both(31, 27),
  rejected: both(10, 10),
  topReason: { reason: 'The audience does not fit the product', count: 6 },
  agreed: both(28, 25),
  published: both(25, 23),
  fulfilled: both(19, 17),
  followUps: both(64, 71),
  owned: 214,
  active: 96,
  answerSeconds: { now: 7800, before: 9300 },
  series: days.map((label, at) => ({
    label,
    // The channel told nothing on two days.
    now: at === 12 || at === 13 ? null : `${amounts[at] ?? 0}000.00`,
    before: `${Math.round((amounts[(at + 11) % 30] ?? 0) * 0.86)}000.00`,
    goal: at < 8 ? '45000.00' : '50000.00',
  })),
  month: {
    month: '2026-11',
    daysDone: 22,
    daysInMonth: 30,
    targets: [
      { metric: 1, target: '1500000.00', done: '1091974.70', forecast: '1446947.00' },
      { metric: 2, target: '40', done: '24', forecast: '33' },
      { metric: 3, target: null, done: '18', forecast: '24' },
      { metric: 4, target: null, done: '14', forecast: '20' },
    ],
  },
  commission: {
    estimated: { amount: '19842.30', fromMonth: '2026-11', toMonth: '2026-11' },
    pending: { amount: '26228.87', fromMonth: '2026-10', toMonth: '2026-10' },
    paid: { amount: '164905.14', fromMonth: '2026-01', toMonth: '2026-09' },
  },
  rank: { team: { place: 1, placeBefore: 2, of: 6 }, country: { place: 1, placeBefore: 1, of: 9 } },
  people: people.map((person, at) => ({
    ...person,
    gmv: { now: `${[1_486_220.4, 1_212_905, 968_441, 742_118, 588_300, 401_776][at]?.toFixed(2)}`, before: '900000.00' },
    target: '1500000.00',
  })),
};

const parts: BoardParts = {
  currency: 'PHP',
  total: '1486220.40',
  lines: 3091,
  count: 14,
  parts: [
    { key: '71', name: '11.11 sunscreen launch, Manila', code: 'WO261103PH00017', lines: 861, creators: 5, value: '412886.25' },
    { key: '72', name: 'Payday · Linen sets Velora', code: 'WO261020PH00009', lines: 604, creators: 4, value: '318240.00' },
    { key: '73', name: 'Double day · Perfume Bemilo 50 ml', code: 'WO261105PH00021', lines: 548, creators: 6, value: '266914.50' },
  ],
  rest: { count: 11, lines: 1078, value: '488179.65' },
};

const row = (at: number, gmv: string) => ({
  id: people[at]?.id ?? '1',
  name: people[at]?.name ?? '',
  gmv,
  gmvBefore: '900000.00',
  refund: '12000.00',
  target: '1500000.00',
  lines: 1200,
  claimed: 24,
  submitted: 20,
  approved: 15,
  rejected: 5,
  published: 12,
  fulfilled: 9,
});

/** Six BDs of a team, who add up to its GMV in the period. */
export const teamAnswer = answer(leaderBoardApi.people, () => ownBoard.people.map(({ gmv }, at) => row(at, gmv.now)));

const targets = (subjects: { id: string; name: string }[]) => ({
  month: '2026-12',
  currency: 'PHP',
  isOver: false,
  subjects: subjects.map(({ id, name }) => ({
    id,
    name,
    targets: [1, 2, 3, 4].map((metric) => ({ metric, amount: metric === 1 ? '1500000.00' : null, version: metric === 1 ? 2 : 0 })),
  })),
});

interface Heard {
  board?: Board;
  shownTeams?: typeof teams;
  onTarget?: (input: unknown) => void;
  onExport?: (input: unknown) => void;
}

/** A fresh fake server for boards. */
export const boardAnswers = ({
  board = ownBoard,
  shownTeams = teams,
  onTarget = () => undefined,
  onExport = () => undefined,
}: Heard = {}): Answer[] => [
  answer(bdBoardApi.teams, () => shownTeams),
  answer(leaderBoardApi.teams, () => shownTeams),
  answer(bdBoardApi.summary, ({ bdId, orgId, range }) => ({
    ...board,
    bd: bdId ? (people.find(({ id }) => id === bdId) ?? null) : orgId ? null : board.bd,
    ...(orgId && { rank: null }),
    ...(range === '7' && { gmv: { now: '0.00', before: '0.00' }, series: [] }),
  })),
  answer(bdBoardApi.parts, ({ figure, range }) =>
    range === '7'
      ? { ...parts, total: '0.00', lines: 0, count: 0, parts: [], rest: { count: 0, lines: 0, value: '0.00' } }
      : figure === 'gmv'
        ? parts
        : {
            ...parts,
            total: String(board[figure].now),
            parts: [{ ...parts.parts[0]!, value: String(board[figure].now) }],
            rest: { count: 0, lines: 0, value: '0' },
          },
  ),
  answer(bdBoardApi.export, (input) => (onExport(input), { id: '5' })),
  answer(bdBoardApi.targets, () => targets(people)),
  answer(bdBoardApi.setTarget, (input) => (onTarget(input), null)),
  answer(bdBoardApi.targetHistory, () => [
    {
      id: '1',
      action: 'target.set',
      fromState: null,
      toState: '1400000.00',
      actorName: 'Rhea Garcia',
      reason: null,
      time: '2026-11-01 02:00:00',
    },
    {
      id: '2',
      action: 'target.set',
      fromState: '1400000.00',
      toState: '1500000.00',
      actorName: 'Rhea Garcia',
      reason: null,
      time: '2026-11-03 02:00:00',
    },
  ]),
  answer(leaderBoardApi.summary, () => ({ ...board, bd: null, rank: null, gmv: { now: '2699125.40', before: '1800000.00' } })),
  answer(leaderBoardApi.people, () => [row(0, '1486220.40'), row(1, '1212905.00')]),
  answer(leaderBoardApi.targets, () => targets([{ id: '20', name: 'Team Philippines' }])),
];
