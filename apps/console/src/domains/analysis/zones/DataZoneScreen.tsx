import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { commentRanges, dataZoneApi, type Permission } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, PageFrame } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useTrail } from '../../../shell/menu/useTrail';
import { DayCharts } from './parts/DayCharts';
import { FollowedCard } from './parts/FollowedCard';
import { HotWords } from './parts/HotWords';
import { SyncButton } from './parts/SyncButton';
import { TopComments } from './parts/TopComments';
import { TopWorks } from './parts/TopWorks';
import { WarningsCard } from './parts/WarningsCard';
import { strings } from './strings';
import { type Overview, useZone, useZoneUrl } from './useZone';

const FollowDialog = lazyDialog(async () => (await import('./parts/FollowDialog')).FollowDialog);

/** The data zone of a channel: how it goes, what is followed there, what moved unusually, what people watch and say. */
export function DataZoneScreen({ webId }: { webId: number }) {
  const t = useStrings(strings);
  const trail = useTrail();
  const { client } = useConsole();
  const { nameFor } = useDictionary();
  const { code, mayQuery, mayFollow, maySync } = useZone(webId);
  const { range, kind, change } = useZoneUrl();
  const [isFollowing, setFollowing] = useState(false);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...client.query(dataZoneApi.overview, { webId, range }),
    enabled: mayQuery,
    placeholderData: keepPreviousData,
  });
  const title = t('title', { channel: nameFor('webId', webId) });
  if (!mayQuery)
    return (
      <PageFrame title={title} breadcrumbs={trail}>
        <MissingPermission permission={`${code}.query` as Permission} />
      </PageFrame>
    );
  return (
    <PageFrame
      title={title}
      breadcrumbs={trail}
      actions={
        <>
          <Box sx={{ overflowX: 'auto', minWidth: 0, maxWidth: 1 }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={t('ranges')}
              value={range}
              onChange={(_, value: number | null) => value !== null && change({ range: String(value) })}
              sx={{ '& > button': { whiteSpace: 'nowrap', minHeight: { xs: 44, sm: 36 } } }}
            >
              {commentRanges.map((days) => (
                <ToggleButton key={days} value={days}>
                  {t(`range_${days}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </Box>
          {maySync && <SyncButton webId={webId} />}
          {mayFollow && (
            <Button variant="contained" onClick={() => setFollowing(true)}>
              {t('follow')}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <ErrorState dense={data !== undefined} title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState shape="cards" count={6} />}
      {data && (
        <Box
          sx={{ display: 'grid', gap: { xs: 3, sm: 3.5 }, minWidth: 0, opacity: isPlaceholderData ? 0.55 : 1 }}
          aria-busy={isPlaceholderData}
        >
          <DayCharts webId={webId} overview={data} range={range} />
          <Box sx={row('minmax(0, 2.2fr) minmax(0, 1fr)')}>
            <FollowedCard webId={webId} days={data} />
            <WarningsCard webId={webId} />
          </Box>
          <Box sx={row('minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr)')}>
            <TopWorks webId={webId} overview={data} />
            <TopComments webId={webId} overview={data} />
            <HotWords webId={webId} overview={data} range={t(`range_${range}`)} />
          </Box>
          <Foot overview={data} />
        </Box>
      )}
      {isFollowing && (
        <FollowDialog
          webId={webId}
          kind={kind}
          onClose={(followed) => {
            setFollowing(false);
            if (followed) change({ kind: String(followed) });
          }}
        />
      )}
    </PageFrame>
  );
}

const row = (columns: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns },
    gap: { xs: 3, sm: 3.5 },
    minWidth: 0,
    alignItems: 'start',
  }) as const;

function Foot({ overview: { dataTime, timeZone, fromDay, toDay } }: { overview: Overview }) {
  const t = useStrings(strings);
  const format = useFormat();
  const parts = [
    dataTime ? t('dataTime', { time: format.dateTime(parseWireTime(dataTime), timeZone), zone: timeZone }) : t('noData'),
    t('days', { from: format.day(fromDay), to: format.day(toDay) }),
    t('estimate'),
  ];
  return (
    <Box component="p" sx={{ m: 0, color: 'ink.third', fontSize: '0.78125rem' }}>
      {parts.join(' · ')}
    </Box>
  );
}
