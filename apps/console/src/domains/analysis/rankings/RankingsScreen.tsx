import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { rankApi, rankPeriods, type RankRow } from '@backlot/contract';
import { countryOf } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, PageFrame } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useTrail } from '../../../shell/menu/useTrail';
import { ExportPlaces } from './ExportPlaces';
import { ListChoice } from './ListChoice';
import { PlacesTable } from './PlacesTable';
import { RankNotes } from './RankNotes';
import { strings } from '../parts/ranking/strings';
import { TopFive } from '../parts/ranking/TopFive';
import { periodOf, typeOf } from '../parts/ranking/typeOf';
import { useRankChoice } from './useRankChoice';

const HistoryDrawer = lazyDialog(async () => (await import('./HistoryDrawer')).HistoryDrawer);

const longer = {
  daily: { period: 'weekly', word: 'toWeekly' },
  weekly: { period: 'monthly', word: 'toMonthly' },
  monthly: { period: 'overall', word: 'toOverall' },
  overall: undefined,
} as const;

/** Ranking lists as drawn: the first five as cards, places 6 to 100 below, how they came about at the foot. */
export function RankingsScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const trail = useTrail();
  const { client } = useConsole();
  const [choice, choose] = useRankChoice();
  const [opened, setOpened] = useState<RankRow>();
  const type = typeOf(choice.rankType);
  const { rankType, rankPeriod, country, webId, category, periodKey } = choice;
  const asked = {
    rankType,
    rankPeriod,
    country: country as 'PH',
    webId,
    ...(category && { category }),
    ...(periodKey && { periodKey }),
  };
  const found = useQuery(client.query(rankApi.topFive, asked));
  const top = found.data;
  const list = top?.list;
  const next = longer[periodOf(rankPeriod)];
  const isEmpty = top !== undefined && top.rows.length === 0;
  const openHistory = can('rank.get') ? setOpened : undefined;
  const above = (
    <Box sx={{ display: 'grid', gap: 3.5, mb: 3.5, minWidth: 0 }}>
      <ListChoice choice={choice} choose={choose} list={list} hasPeople={!can('shopAuth.query')} />
      {found.error && !top && <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>}
      {!found.error && !isEmpty && <TopFive type={type} top={top} onHistory={openHistory} />}
      {isEmpty && (
        <EmptyState
          title={t(list ? 'emptyTitle' : 'noList')}
          {...(list &&
            next && {
              action: (
                <Button variant="outlined" onClick={() => choose({ rankPeriod: rankPeriods[next.period], periodKey: '' })}>
                  {t(next.word)}
                </Button>
              ),
            })}
        >
          {t(list ? 'emptyHint' : 'noListHint')}
        </EmptyState>
      )}
    </Box>
  );
  const notes = list && <RankNotes type={type} list={list} isWeekly={rankPeriod === rankPeriods.weekly} />;
  const hasTable = top !== undefined && !top.isTopOnly && list && list.placeCount > top.rows.length;
  return (
    <>
      {hasTable ? (
        <PlacesTable
          key={`${rankType}.${country}`}
          type={type}
          asked={{ ...asked, periodKey: list.periodKey }}
          currency={countryOf(country)?.currency ?? list.currency}
          above={above}
          onOpen={openHistory}
        >
          {notes}
        </PlacesTable>
      ) : (
        <PageFrame
          title={t('title')}
          breadcrumbs={trail}
          actions={list && !isEmpty && <ExportPlaces asked={() => ({ ...asked, periodKey: list.periodKey })} />}
        >
          <Box sx={{ minWidth: 0 }}>
            {above}
            {top?.isTopOnly && !isEmpty && <Box sx={{ color: 'text.secondary' }}>{t('topOnly')}</Box>}
            {notes}
          </Box>
        </PageFrame>
      )}
      {opened && list && (
        <HistoryDrawer row={opened} type={type} choice={choice} until={list.lastDay} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
