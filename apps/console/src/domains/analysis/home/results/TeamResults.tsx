import { type BoardFigure, leaderBoardApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { BoardRow } from '../../parts/board/BoardFrame';
import { periodOf } from '../../parts/board/boardInput';
import { FunnelCard } from '../../parts/board/FunnelCard';
import { GmvCard } from '../../parts/board/GmvCard';
import { PeopleCard } from '../../parts/board/PeopleCard';
import { TeamField } from '../../parts/board/PersonChips';
import { TargetCard } from '../../parts/board/TargetCard';
import { useBoardUrl } from '../../parts/board/useBoardUrl';
import { resultStrings } from './resultStrings';
import { ResultsFrame } from './ResultsFrame';

/** How the team does: sales by day, from claim to fulfilled, target, and who. Whoever sees several teams chooses one. */
export function TeamResults() {
  const t = useStrings(resultStrings);
  const can = useCan();
  const { client } = useConsole();
  const navigate = useNavigate();
  const [place, change] = useBoardUrl();
  const teams = useQuery(client.query(leaderBoardApi.teams, {}));
  const found = useQuery({
    ...client.query(leaderBoardApi.summary, { ...(place.orgId && { orgId: place.orgId }), ...periodOf(place) }),
    enabled: (teams.data?.length ?? 0) > 0,
    placeholderData: keepPreviousData,
  });
  const board = found.data;
  const teamId = board?.team.id ?? place.orgId ?? '';
  const show = (figure: BoardFigure) => {
    const query = new URLSearchParams(Object.entries({ orgId: teamId, ...periodOf(place), figure }));
    void navigate({ href: `/board/bd?${query.toString()}` });
  };
  const mayShow = can('bdBoard.query');
  return (
    <ResultsFrame
      title={t('team')}
      place={place}
      change={change}
      path="/board/leader"
      {...(teams.data &&
        teams.data.length > 1 && { whose: <TeamField teams={teams.data} teamId={teamId} onTeam={(id) => change({ orgId: id })} /> })}
      board={board}
      isNobody={teams.data?.length === 0}
      isStale={found.isPlaceholderData}
      error={teams.error ?? found.error}
      onRetry={() => void (teams.error ? teams : found).refetch()}
    >
      {(shown) => (
        <>
          <BoardRow columns="minmax(0, 2fr) minmax(0, 1fr)">
            <GmvCard board={shown} {...(mayShow && { onShow: () => show('gmv') })} />
            <FunnelCard board={shown} {...(mayShow && { onShow: show })} />
          </BoardRow>
          <TargetCard board={shown} />
          <PeopleCard board={shown} place={place} />
        </>
      )}
    </ResultsFrame>
  );
}
