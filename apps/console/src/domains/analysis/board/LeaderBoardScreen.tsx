import { type BoardFigure, leaderBoardApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageTitle } from '../../../kit/PageTitle';
import { useExport } from '../../../kit/export/useExport';
import { lazyDialog } from '../../../kit/lazyDialog';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { BoardFrame, BoardRow } from '../parts/board/BoardFrame';
import { periodOf } from '../parts/board/boardInput';
import { CommissionCard } from '../parts/board/CommissionCard';
import { FigureTiles } from '../parts/board/FigureTiles';
import { FunnelCard } from '../parts/board/FunnelCard';
import { GmvCard } from '../parts/board/GmvCard';
import { PeopleCard } from '../parts/board/PeopleCard';
import { TeamField } from '../parts/board/PersonChips';
import { TargetCard } from '../parts/board/TargetCard';
import { useBoardUrl } from '../parts/board/useBoardUrl';
import { strings } from '../parts/board/strings';

const TargetDialog = lazyDialog(async () => (await import('./target/TargetDialog')).TargetDialog);

/** How a team does: the sum of its BDs, who stand below it one by one. */
export function LeaderBoardScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const startExport = useExport();
  const [place, change] = useBoardUrl();
  const navigate = useNavigate();
  const [isAiming, setAiming] = useState(false);
  const mayRead = can('leaderBoard.query');
  const teams = useQuery({ ...client.query(leaderBoardApi.teams, {}), enabled: mayRead });
  const input = { ...(place.orgId && { orgId: place.orgId }), ...periodOf(place) };
  const found = useQuery({
    ...client.query(leaderBoardApi.summary, input),
    enabled: mayRead && (teams.data?.length ?? 0) > 0,
    placeholderData: keepPreviousData,
  });
  if (!mayRead) return <MissingPermission permission="leaderBoard.query" />;
  if (teams.error && !teams.data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void teams.refetch()}>
        {teams.error.message}
      </ErrorState>
    );
  if (!teams.data) return <LoadingState shape="cards" count={6} />;
  if (teams.data.length === 0) return <EmptyState title={t('nobody')}>{t('nobodyHint')}</EmptyState>;
  const board = found.data;
  const teamId = board?.team.id ?? place.orgId ?? teams.data[0]?.id ?? '';
  // The rows behind a figure of a team are those of all its BDs.
  const show = (figure: BoardFigure) => {
    const query = new URLSearchParams(Object.entries({ orgId: teamId, ...periodOf(place), figure }));
    void navigate({ href: `/board/bd?${query.toString()}` });
  };
  const opening = can('bdBoard.query') ? { onShow: show } : {};
  return (
    <>
      <PageTitle title={t('leaderTitle')} />
      <BoardFrame
        title={t('leaderTitle')}
        place={place}
        onRange={change}
        board={board}
        isStale={found.isPlaceholderData}
        error={found.error}
        onRetry={() => void found.refetch()}
        {...(can('leaderBoard.setTarget') && { onTarget: () => setAiming(true) })}
        {...(can('leaderBoard.export') && { onExport: (choice) => void startExport(leaderBoardApi.export, { ...input, ...choice }) })}
        whose={<TeamField teams={teams.data} teamId={teamId} onTeam={(id) => change({ orgId: id })} />}
      >
        {(shown) => (
          <>
            <BoardRow columns="minmax(0, 1.15fr) minmax(0, 1fr)">
              <TargetCard board={shown} />
              <CommissionCard board={shown} />
            </BoardRow>
            <FigureTiles board={shown} {...opening} />
            <BoardRow columns="minmax(0, 2fr) minmax(0, 1fr)">
              <GmvCard board={shown} {...(can('bdBoard.query') && { onShow: () => show('gmv') })} />
              <FunnelCard board={shown} {...opening} />
            </BoardRow>
            <PeopleCard board={shown} place={place} />
          </>
        )}
      </BoardFrame>
      {isAiming && teamId && <TargetDialog kind="team" orgId={teamId} onClose={() => setAiming(false)} />}
    </>
  );
}
