import { workOrderUpApi } from '@backlot/contract';
import { type Answer, answer } from '../../shared/stage/answer';
import { submissionRows } from '../../shared/workOrder/orders.fixture';

/** Three creators that wait for review. */
export const waitingRows = ['Angel Villanueva', 'Minh Ăn Gì', 'Thu Trang Beauty'].map((name, at) => ({ ...submissionRows[3], id: String(at + 1), up: { id: String(70 + at), name }, can: ['approve', 'reject'] }) as (typeof submissionRows)[number]);

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
    answer(workOrderUpApi.approve, ({ id }) => remove(id)),
    answer(workOrderUpApi.reject, (input) => {
      onReject(input);
      return remove(input.id);
    }),
  ];
}
