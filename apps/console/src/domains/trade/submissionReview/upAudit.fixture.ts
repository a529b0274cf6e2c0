import { type SubmissionWeighed, workOrderUpApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import { submissionRows } from '../parts/order/orders.fixture';

/** Three creators that wait for review. */
export const waitingRows = ['Angel Villanueva', 'Minh Ăn Gì', 'Thu Trang Beauty'].map(
  (name, at) =>
    ({
      ...submissionRows[3],
      id: String(at + 1),
      up: { id: String(70 + at), name },
      can: ['approve', 'reject'],
    }) as (typeof submissionRows)[number],
);

/** What the first creator brings and the order asks for. */
export const weighed: SubmissionWeighed = {
  up: {
    homePageLink: 'https://www.tiktok.com/@angel.villanueva',
    avgViews: 41_200,
    sales30: '182500000',
    sales30Currency: 'VND',
    minPrice: '1200000',
    femaleRatio: 0.62,
    age: [
      { range: '18-24', ratio: 0.4 },
      { range: '25-34', ratio: 0.355 },
      { range: '35-44', ratio: 0.15 },
      { range: '13-17', ratio: 0.095 },
    ],
    dataTime: '2026-11-19 22:10:00',
  },
  works: [
    {
      id: '1',
      link: 'https://www.tiktok.com/@angel.villanueva/video/7300000000000000001',
      descr: 'Lunch box for three kids in 10 minutes',
      postTime: '2026-11-18 11:00:00',
      views: 128_000,
      likes: 9_400,
    },
    {
      id: '2',
      link: 'https://www.tiktok.com/@angel.villanueva/video/7300000000000000002',
      descr: null,
      postTime: '2026-11-15 09:30:00',
      views: 1,
      likes: null,
    },
  ],
  order: {
    workAttribute: 1,
    upShotCost: '1500000',
    upProportion: '12.00',
    workDes: 'Mothers of school children.\nShow the box being packed.',
    requireUpNum: 5,
    approvedNum: 3,
    expireDate: '2026-12-18',
    goods: { id: '41', name: 'Kids lunch box, 3 layers' },
  },
};

/** A fresh queue of three each time; decided ones leave it. */
export function upAuditAnswers(onReject: (input: unknown) => void = () => undefined): Answer[] {
  let rows = waitingRows;
  const remove = (id: string) => {
    rows = rows.filter((row) => row.id !== id);
    return null;
  };
  return [
    answer(workOrderUpApi.page, ({ pageNo, pageSize, approvalStatus }) => {
      const shown = approvalStatus?.includes(1) ? rows : [];
      return { pageNo, pageSize, totalPage: 1, totalRows: shown.length, rows: shown };
    }),
    answer(workOrderUpApi.detail, () => weighed),
    answer(workOrderUpApi.approve, ({ id }) => remove(id)),
    answer(workOrderUpApi.reject, (input) => {
      onReject(input);
      return remove(input.id);
    }),
  ];
}
