import { rankTypes } from '@backlot/contract';
import type { Viewer } from '../../../base/sight';

const indexes: readonly number[] = [rankTypes.engagement, rankTypes.potential];
const own: readonly number[] = [rankTypes.goodsSales, rankTypes.shopSales];

/** Whether a merchant is told the figures of a place: those of indexes, and of the own shop and products; what others sell is theirs. */
export const isTold = (type: number, { persona }: Viewer, isOwn: boolean): boolean =>
  persona !== 'shop' || indexes.includes(type) || (own.includes(type) && isOwn);
