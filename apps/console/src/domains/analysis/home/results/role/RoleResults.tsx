import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { boardRanges, homeResultsApi, type HomeResults } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, RangePicker } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useConsole } from '../../../../../shell/console/ConsoleContext';
import { periodOf } from '../../../parts/board/boardInput';
import { strings as boardStrings } from '../../../parts/board/strings';
import { useBoardUrl } from '../../../parts/board/useBoardUrl';
import { CountriesTable } from './CountriesTable';
import { FigureList } from './FigureList';
import { roleStrings } from './roleStrings';

/** How it goes for those whose day is not told by a board: administration, merchants, finance, staff. */
export function RoleResults() {
  const t = useStrings(boardStrings);
  const word = useStrings(roleStrings);
  const { client } = useConsole();
  const heading = useId();
  const [place, change] = useBoardUrl();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...client.query(homeResultsApi.results, periodOf(place)),
    placeholderData: keepPreviousData,
  });
  if (error && !data)
    return (
      <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <LoadingState shape="cards" count={4} />;
  if (data.kind === null) return null;
  const { range, beginDay, endDay } = place;
  const presets = boardRanges.map((one) => ({ value: one, label: one === 'today' ? t('today') : t('days', { n: one }) }));
  return (
    <Box component="section" aria-labelledby={heading} sx={column}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography id={heading} component="h2" variant="h6" sx={{ flex: 1 }}>
          {word(data.kind)}
        </Typography>
        {hasDays(data) && (
          <RangePicker
            label={t('range')}
            value={beginDay && endDay ? { from: beginDay, to: endDay } : { preset: range }}
            presets={presets}
            onChange={(next) =>
              change(
                'preset' in next
                  ? { range: next.preset, beginDay: undefined, endDay: undefined }
                  : { beginDay: next.from, endDay: next.to },
              )
            }
            max={data.dataTime.slice(0, 10)}
          />
        )}
      </Box>
      <Box sx={{ opacity: isPlaceholderData ? 0.55 : 1, minWidth: 0 }} aria-busy={isPlaceholderData}>
        {data.kind === 'countries' ? <CountriesTable results={data} /> : <FigureList figures={data.groups[0]?.figures ?? []} />}
      </Box>
    </Box>
  );
}

/** The month and the queue are told as they stand. */
const hasDays = ({ kind }: HomeResults) => kind === 'countries' || kind === 'merchant';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 3.5 } } as const;
