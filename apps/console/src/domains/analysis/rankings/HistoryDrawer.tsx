import Box from '@mui/material/Box';
import { rankApi, type RankRow, rankTypes, type RankType } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { SideDrawer } from '@backlot/ui-kit';
import { LineChart } from '@backlot/ui-kit/chart';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { daysUntil, valuesOn } from './historyData';
import { OpenLink } from './OpenLink';
import { scoreText } from './scoreText';
import { strings } from './strings';
import type { RankChoice } from './useRankChoice';

interface HistoryDrawerProps {
  row: RankRow;
  type: RankType;
  choice: RankChoice;
  /** The last day of the list that is shown. */
  until: string;
  onClose: () => void;
}

/** How one object stood on the daily lists of thirty days: days off the list and days without one are gaps. */
export function HistoryDrawer({ row, type, choice: { country, webId, category }, until, onClose }: HistoryDrawerProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const asked = { rankType: rankTypes[type], country: country as 'PH', webId, ...(category && { category }), objectId: row.id };
  const days = daysUntil(until);
  const found = useQuery(client.query(rankApi.history, { ...asked, from: days[0] ?? until, to: until }));
  const labels = days.map((day) => day.slice(5));
  const { rankNos, scores, without } = valuesOn(days, found.data?.rows ?? []);
  const common = {
    category: t('day'),
    loading: found.isPending,
    emptyHint: t('never'),
    height: 200,
    ...(found.isError && { error: found.error.message, onRetry: () => void found.refetch() }),
  };
  const gaps = without.length > 0 && found.data ? t('noListOn', { days: without.join(', ') }) : undefined;
  return (
    <SideDrawer
      open
      title={row.name}
      subtitle={`${t('history')} · ${t('historyNote')}`}
      onClose={onClose}
      tools={
        row.opens && (
          <Box sx={{ pt: 1.5, pr: 1 }}>
            <OpenLink type={type} row={row}>
              {t('open')}
            </OpenLink>
          </Box>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <LineChart
          title={t('score')}
          unit={t('scoreUnit')}
          note={gaps}
          data={{ labels, series: [{ id: 'score', name: t('score'), values: scores }] }}
          formatValue={(value) => scoreText(type, value, format)}
          area
          {...common}
        />
        <LineChart
          title={t('place')}
          unit={t('placeUnit')}
          data={{ labels, series: [{ id: 'place', name: t('place'), values: rankNos }] }}
          {...common}
        />
      </Box>
    </SideDrawer>
  );
}
