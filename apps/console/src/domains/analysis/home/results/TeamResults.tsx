import type { BoardFigure } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNavigate } from '@tanstack/react-router';
import { BoardRow } from '../../parts/board/BoardFrame';
import { periodOf } from '../../parts/board/boardInput';
import { FunnelCard } from '../../parts/board/FunnelCard';
import { GmvCard } from '../../parts/board/GmvCard';
import { TeamField } from '../../parts/board/PersonChips';
import { TargetCard } from '../../parts/board/TargetCard';
import { resultStrings } from './resultStrings';
import { ResultsFrame } from './ResultsFrame';
import { useTeamBoard } from './useTeamBoard';

/** How the team does: sales by day, from claim to fulfilled, and the target. Whoever sees several teams chooses one. */
export function TeamResults() {
  const t = useStrings(resultStrings);
  const can = useCan();
  const navigate = useNavigate();
  const { place, change, teams, found, teamId } = useTeamBoard();
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
      board={found.data}
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
        </>
      )}
    </ResultsFrame>
  );
}
