import { useCan } from '@backlot/permissions/react';
import { BdResults } from './BdResults';
import { RoleResults } from './role/RoleResults';
import { TeamResults } from './TeamResults';
import { TopFives } from './TopFives';

/**
 * How it goes, below what waits: the countries, the month, the goods or the collection for those whose work that is, the own team
 * for those who lead, oneself for a BD, and who leads the lists.
 */
export function HomeResults() {
  const can = useCan();
  const leads = can('leaderBoard.query');
  const isOfRole = can('leaderBoard.setTarget') || can('settle.confirm') || !can('bdBoard.query');
  return (
    <>
      {isOfRole && <RoleResults />}
      {leads && <TeamResults />}
      {!leads && can('bdBoard.query') && <BdResults />}
      {can('rank.query') && <TopFives />}
    </>
  );
}
