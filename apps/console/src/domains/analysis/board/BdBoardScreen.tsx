import { bdBoardApi, type BoardFigure } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { PageTitle } from '../../../kit/PageTitle';
import { useExport } from '../../../kit/export/useExport';
import { lazyDialog } from '../../../kit/lazyDialog';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { BoardFrame, BoardRow } from '../parts/board/BoardFrame';
import { boardInput, periodOf } from '../parts/board/boardInput';
import { CommissionCard } from '../parts/board/CommissionCard';
import { FigureTiles } from '../parts/board/FigureTiles';
import { FunnelCard } from '../parts/board/FunnelCard';
import { GmvCard } from '../parts/board/GmvCard';
import { PartsCard } from '../parts/board/PartsCard';
import { PersonChips, TeamField } from '../parts/board/PersonChips';
import { RankCard } from '../parts/board/RankCard';
import { TargetCard } from '../parts/board/TargetCard';
import { useBoardUrl } from '../parts/board/useBoardUrl';
import { strings } from '../parts/board/strings';

const TargetDialog = lazyDialog(async () => (await import('./target/TargetDialog')).TargetDialog);

/** How a BD does, or all BDs of a team together (domain/metrics 5.6). */
export function BdBoardScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const startExport = useExport();
  const [place, change] = useBoardUrl();
  const [isAiming, setAiming] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const mayRead = can('bdBoard.query');
  const teams = useQuery({ ...client.query(bdBoardApi.teams, {}), enabled: mayRead });
  const { bdId, orgId } = place;
  const whose = { ...(bdId ? { bdId } : orgId ? { orgId } : {}), ...periodOf(place) };
  const found = useQuery({
    ...client.query(bdBoardApi.summary, whose),
    enabled: mayRead && (teams.data?.length ?? 0) > 0,
    placeholderData: keepPreviousData,
  });
  if (!mayRead) return <MissingPermission permission="bdBoard.query" />;
  if (teams.error && !teams.data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void teams.refetch()}>
        {teams.error.message}
      </ErrorState>
    );
  if (!teams.data) return <LoadingState shape="cards" count={6} />;
  if (teams.data.length === 0) return <EmptyState title={t('nobody')}>{t('nobodyHint')}</EmptyState>;
  const board = found.data;
  const team = teams.data.find(({ id }) => id === board?.team.id) ?? teams.data[0];
  const show = (figure: BoardFigure) => {
    change({ figure });
    rows.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <PageTitle title={t('bdTitle')} />
      <BoardFrame
        title={t('bdTitle')}
        place={place}
        onRange={change}
        board={board}
        isStale={found.isPlaceholderData}
        error={found.error}
        onRetry={() => void found.refetch()}
        {...(can('bdBoard.setTarget') && { onTarget: () => setAiming(true) })}
        {...(can('bdBoard.export') &&
          board && {
            onExport: (choice) =>
              void startExport(bdBoardApi.export, { ...boardInput(place, board), figure: place.figure, by: place.by, ...choice }),
          })}
        whose={
          team &&
          (teams.data.length > 1 || team.people.length > 1) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, minWidth: 0 }}>
              <TeamField teams={teams.data} teamId={team.id} onTeam={(id) => change({ orgId: id, bdId: undefined })} />
              <PersonChips
                people={team.people}
                bdId={board ? (board.bd?.id ?? null) : (bdId ?? null)}
                onPick={(id) => change(id ? { bdId: id, orgId: undefined } : { bdId: undefined, orgId: team.id })}
              />
            </Box>
          )
        }
      >
        {(shown) => (
          <>
            <BoardRow columns="minmax(0, 1.15fr) minmax(0, 1fr)">
              <TargetCard board={shown} />
              <RankCard board={shown} onPick={(id) => change({ bdId: id, orgId: undefined })} />
            </BoardRow>
            <FigureTiles board={shown} onShow={show} />
            <BoardRow columns="minmax(0, 2fr) minmax(0, 1fr)">
              <GmvCard board={shown} onShow={() => show('gmv')} />
              <Box sx={{ display: 'grid', alignContent: 'start', gap: { xs: 3, sm: 3.5 }, minWidth: 0 }}>
                <FunnelCard board={shown} onShow={show} />
                <CommissionCard board={shown} />
              </Box>
            </BoardRow>
            <Box ref={rows} sx={{ minWidth: 0, scrollMarginTop: 72 }}>
              <PartsCard board={shown} place={place} onGroup={(by) => change({ by })} />
            </Box>
          </>
        )}
      </BoardFrame>
      {isAiming && team && (
        <TargetDialog kind="bd" orgId={team.id} {...(board?.bd && { subjectId: board.bd.id })} onClose={() => setAiming(false)} />
      )}
    </>
  );
}
