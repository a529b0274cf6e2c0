import type { Sold } from './submissionFor';

/** Orders from a file; every other source is a platform's channel. */
const fileSource = 99;

/** Nobody sold it: it earns nothing. */
export const unattributed = {
  workOrderUpId: null,
  workOrderId: null,
  bdId: null,
  leaderId: null,
  orgId: null,
  wholeProportion: null,
  upProportion: null,
  bdProportion: null,
  payBy: null,
};

/**
 * What a line keeps of the submission that sold it: people, and the shares as they were agreed, else as the work order has
 * them. An agreed share stays inside 0..(W − B); platforms pay creators of team-leader orders themselves (domain/money 4.2).
 */
export function frozenOf({ submission, order }: Sold, orderSource: number) {
  const terms = submission.agreement ?? order;
  const [whole, bd] = [terms.wholeProportion ?? '0.00', terms.bdProportion];
  return {
    workOrderUpId: submission.id,
    workOrderId: order.id,
    upId: submission.upId,
    bdId: submission.bdId,
    leaderId: order.leaderId,
    orgId: order.orgId,
    wholeProportion: written(hundredthsOf(whole)),
    upProportion: written(
      submission.agreedProportion === null
        ? hundredthsOf(order.upProportion)
        : Math.max(0, Math.min(hundredthsOf(submission.agreedProportion), hundredthsOf(whole) - hundredthsOf(bd ?? '0'))),
    ),
    bdProportion: bd === null ? null : written(hundredthsOf(bd)),
    payBy: order.workOrderType === 2 && orderSource !== fileSource ? 1 : 2,
  };
}

/** Percentages are at most 10 000 hundredths: whole numbers hold them exactly. */
const hundredthsOf = (percent: string): number => Math.round(Number(percent) * 100);
const written = (hundredths: number): string => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
