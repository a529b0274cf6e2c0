import type { CommissionRow } from '@backlot/contract';

type Row = Pick<CommissionRow, 'beneficiary' | 'isEstimate' | 'settleMonth'>;

/** Address of the order lines of a row's person; those of an estimate may have no month yet. */
export const linesBehind = ({ beneficiary, isEstimate, settleMonth }: Row, side: 'bd' | 'up'): string =>
  `/order?${new URLSearchParams({ attributed: 'yes', [`${side}Id`]: beneficiary.id, ...(isEstimate ? {} : { settleMonth }) }).toString()}`;
