import type { Amount } from '../amounts/amount';
import type { Dimension, WorkOrder } from '../inputs';
import type { OrderEntry } from '../lines/orderEntry';

interface Sold {
  entry: Pick<OrderEntry, 'base' | 'rates'>;
  kind: WorkOrder['kind'];
  dimension: Dimension;
}

/**
 * What a GMV rule measures of a line: that of team-leader orders, of a BD only those that do not pay the BD by the line
 * (money 4.5: one line never earns twice).
 */
export const ruleGmv = ({ entry: { base, rates }, kind, dimension }: Sold): Amount =>
  kind === 'teamLeader' && (dimension === 'leader' || rates.bd === null) ? base : 0n;
