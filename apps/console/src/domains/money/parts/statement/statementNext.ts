import type { Statement } from './Statement';

/** Whether it waits for an answer. */
const isDisputed = ({ disputeTime, resolveTime }: Pick<Statement, 'disputeTime' | 'resolveTime'>): boolean =>
  disputeTime !== null && resolveTime === null;

/** Whether whoever looks at it says what is wrong: one thing at a time. */
export const mayDispute = (statement: Pick<Statement, 'can' | 'disputeTime' | 'resolveTime'>): boolean =>
  statement.can.includes('dispute') && !isDisputed(statement);

type Asked = Pick<Statement, 'can' | 'disputeTime' | 'resolveTime' | 'acknowledgeTime'>;

/** What whoever looks at a statement does next: finance answers a dispute, its own person says whether it is right. */
export function statementNext({ can, disputeTime, resolveTime, acknowledgeTime }: Asked): 'resolve' | 'acknowledge' | undefined {
  if (isDisputed({ disputeTime, resolveTime })) return can.includes('resolve') ? 'resolve' : undefined;
  return can.includes('acknowledge') && acknowledgeTime === null ? 'acknowledge' : undefined;
}
