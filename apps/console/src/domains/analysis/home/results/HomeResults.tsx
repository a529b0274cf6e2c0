import { useCan } from '@backlot/permissions/react';
import { BdResults } from './BdResults';
import { TeamResults } from './TeamResults';
import { TopFives } from './TopFives';

/** How it goes, below what waits: of the own team for those who lead, of oneself for a BD, and who leads the lists. */
export function HomeResults() {
  const can = useCan();
  const leads = can('leaderBoard.query');
  return (
    <>
      {leads && <TeamResults />}
      {!leads && can('bdBoard.query') && <BdResults />}
      {can('rank.query') && <TopFives />}
    </>
  );
}
