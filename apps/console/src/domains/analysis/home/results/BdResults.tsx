import { bdBoardApi, type BoardFigure } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { BoardRow } from '../../parts/board/BoardFrame';
import { periodOf } from '../../parts/board/boardInput';
import { CommissionCard } from '../../parts/board/CommissionCard';
import { FunnelCard } from '../../parts/board/FunnelCard';
import { GmvCard } from '../../parts/board/GmvCard';
import { TargetCard } from '../../parts/board/TargetCard';
import { useBoardUrl } from '../../parts/board/useBoardUrl';
import { resultStrings } from './resultStrings';
import { ResultsFrame } from './ResultsFrame';

/** How a BD does: the target of the month and the next money first, then sales and the way from claim to fulfilled. */
export function BdResults() {
  const t = useStrings(resultStrings);
  const { client } = useConsole();
  const navigate = useNavigate();
  const [place, change] = useBoardUrl();
  const teams = useQuery(client.query(bdBoardApi.teams, {}));
  const found = useQuery({
    ...client.query(bdBoardApi.summary, periodOf(place)),
    enabled: (teams.data?.length ?? 0) > 0,
    placeholderData: keepPreviousData,
  });
  const show = (figure: BoardFigure) =>
    void navigate({ href: `/board/bd?${new URLSearchParams(Object.entries({ ...periodOf(place), figure })).toString()}` });
  return (
    <ResultsFrame
      title={t('own')}
      place={place}
      change={change}
      path="/board/bd"
      board={found.data}
      isNobody={teams.data?.length === 0}
      isStale={found.isPlaceholderData}
      error={teams.error ?? found.error}
      onRetry={() => void (teams.error ? teams : found).refetch()}
    >
      {(shown) => (
        <>
          <BoardRow columns="minmax(0, 1.15fr) minmax(0, 1fr)">
            <TargetCard board={shown} />
            <CommissionCard board={shown} />
          </BoardRow>
          <BoardRow columns="minmax(0, 2fr) minmax(0, 1fr)">
            <GmvCard board={shown} onShow={() => show('gmv')} />
            <FunnelCard board={shown} onShow={show} />
          </BoardRow>
        </>
      )}
    </ResultsFrame>
  );
}
