import { approvalLife, cooperationLife, is, workOrderLife } from '@backlot/contract';
import { dayIn } from '../../system/country';
import type { Order, Submission } from './find';

type Work = Pick<Submission, 'approvalStatus' | 'cooperationStatus'>;

/** Whether work with a creator has come to where links are brought: terms are agreed, nothing is out yet. */
export const bringsLinks = (work: Work): boolean => is(approvalLife, work, 'approved') && is(cooperationLife, work, 'agreed', 'producing');

/** Whether an agreed creator may still finish: while the order runs, and once it has ended until the publish deadline (domain/life-cycles 3.3). */
export const mayFinish = (
  { publishDeadline }: Pick<Submission, 'publishDeadline'>,
  order: Pick<Order, 'workOrderStatus' | 'country'>,
): boolean => !is(workOrderLife, order, 'ended') || publishDeadline === null || dayIn(order.country) <= publishDeadline;
