import { useCan } from '@backlot/permissions/react';
import { BdResults } from './BdResults';
import { BoardRow } from '../../parts/board/BoardFrame';
import { EndingOrders } from './due/EndingOrders';
import { LateSamples } from './due/LateSamples';
import { orderLists } from './due/orderLists';
import { RoleResults } from './role/RoleResults';
import { TeamResults } from './TeamResults';
import { TopFives } from './TopFives';

/**
 * How it goes, below what waits: the countries, the month, the goods or the collection for those whose work that is, the own team
 * for those who lead, oneself for a BD; then which order ends and which sample is late, and who leads the lists.
 */
export function HomeResults() {
  const can = useCan();
  const leads = can('leaderBoard.query');
  const isOfRole = can('leaderBoard.setTarget') || can('settle.confirm') || !can('bdBoard.query');
  const hasOrders = orderLists(can).length > 0;
  const hasSamples = hasOrders && can('sample.query');
  return (
    <>
      {isOfRole && <RoleResults />}
      {leads && <TeamResults />}
      {!leads && can('bdBoard.query') && <BdResults />}
      {hasOrders && (
        <BoardRow columns={hasSamples ? 'minmax(0, 1.2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)'}>
          <EndingOrders />
          {hasSamples && <LateSamples />}
        </BoardRow>
      )}
      {can('rank.query') && <TopFives />}
    </>
  );
}
