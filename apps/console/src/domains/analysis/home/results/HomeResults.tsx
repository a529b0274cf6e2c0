import { useCan } from '@backlot/permissions/react';
import { BdResults } from './BdResults';
import { BoardRow } from '../../parts/board/BoardFrame';
import { EndingOrders } from './due/EndingOrders';
import { DueSamples } from './due/DueSamples';
import { orderLists } from './due/orderLists';
import { TopBds } from './due/TopBds';
import { RoleResults } from './role/RoleResults';
import { TeamResults } from './TeamResults';
import { TopFives } from './TopFives';

/**
 * How it goes, below what waits: the countries, the month, the goods or the collection for those whose work that is, the own team
 * for those who lead, oneself for a BD; then who of the team sold most, which order ends and which sample is due, and who leads the lists.
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
      {(leads || hasOrders) && (
        <BoardRow columns={columnsOf[Number(leads) + Number(hasOrders) + Number(hasSamples)] ?? ''}>
          {leads && <TopBds />}
          {hasOrders && <EndingOrders />}
          {hasSamples && <DueSamples />}
        </BoardRow>
      )}
      {can('rank.query') && <TopFives />}
    </>
  );
}

/** By the number of cards in the row. */
const columnsOf: Readonly<Record<number, string>> = {
  1: 'minmax(0, 1fr)',
  2: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  3: 'minmax(0, 1fr) minmax(0, 1.06fr) minmax(0, 1fr)',
};
