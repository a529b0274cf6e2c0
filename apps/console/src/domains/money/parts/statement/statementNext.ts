import type { Statement } from './Statement';

type Asked = Pick<Statement, 'can' | 'disputeTime' | 'resolveTime' | 'acknowledgeTime'>;

/** What whoever looks at a statement does next: finance answers a dispute, its own person says whether it is right. */
export function statementNext({ can, disputeTime, resolveTime, acknowledgeTime }: Asked): 'resolve' | 'acknowledge' | undefined {
  const isDisputed = disputeTime !== null && resolveTime === null;
  if (isDisputed) return can.includes('resolve') ? 'resolve' : undefined;
  return can.includes('acknowledge') && acknowledgeTime === null ? 'acknowledge' : undefined;
}
