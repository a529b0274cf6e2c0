import type { Board } from '@backlot/contract';
import type { BoardPlace } from './useBoardUrl';

/** The days of a place, as the calls of a board take them. */
export const periodOf = ({ range, beginDay, endDay }: BoardPlace) => (beginDay && endDay ? { beginDay, endDay } : { range });

/** The same board as the one that is shown, for its parts. */
export const boardInput = (place: BoardPlace, { bd, team }: Pick<Board, 'bd' | 'team'>) => ({
  ...(bd ? { bdId: bd.id } : { orgId: team.id }),
  ...periodOf(place),
});
