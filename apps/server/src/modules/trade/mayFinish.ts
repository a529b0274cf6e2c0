import { dayIn } from '../country';
import type { Order, Submission } from './find';

type Work = Pick<Submission, 'approvalStatus' | 'cooperationStatus'>;

/** Whether work with a creator has come to where links are brought: terms are agreed, nothing is out yet. */
export const bringsLinks = ({ approvalStatus, cooperationStatus }: Work): boolean =>
  approvalStatus === 2 && (cooperationStatus === 2 || cooperationStatus === 3);

/** Whether an agreed creator may still finish: while the order runs, and once it has ended until the publish deadline (domain/life-cycles 3.3). */
export const mayFinish = (
  { publishDeadline }: Pick<Submission, 'publishDeadline'>,
  { workOrderStatus, country }: Pick<Order, 'workOrderStatus' | 'country'>,
): boolean => workOrderStatus !== 3 || publishDeadline === null || dayIn(country) <= publishDeadline;
