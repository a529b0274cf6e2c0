import { leaderBoardApi } from '@backlot/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { periodOf } from '../../parts/board/boardInput';
import { useBoardUrl } from '../../parts/board/useBoardUrl';

/** The figures of the team in the days that the address names; asked for once, whoever looks at them. */
export function useTeamBoard() {
  const { client } = useConsole();
  const [place, change] = useBoardUrl();
  const teams = useQuery(client.query(leaderBoardApi.teams, {}));
  const found = useQuery({
    ...client.query(leaderBoardApi.summary, { ...(place.orgId && { orgId: place.orgId }), ...periodOf(place) }),
    enabled: (teams.data?.length ?? 0) > 0,
    placeholderData: keepPreviousData,
  });
  return { place, change, teams, found, teamId: found.data?.team.id ?? place.orgId ?? '' };
}
