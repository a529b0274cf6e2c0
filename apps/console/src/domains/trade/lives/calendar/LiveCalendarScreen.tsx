import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { liveApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { countries } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState, PageFrame } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MissingPermission } from '../../../../kit/permission/MissingPermission';
import { PageTitle } from '../../../../kit/PageTitle';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';
import { useLiveActs } from '../useLiveActs';
import { useWeek } from './useWeek';
import { WeekDays } from './WeekDays';

/** The live broadcasts of a week, each on the day and at the hour of its country. */
export function LiveCalendarScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const navigate = useNavigate();
  const { client } = useConsole();
  const week = useWeek();
  const { plan, dialog } = useLiveActs();
  const maySee = can('live.query');
  const found = useQuery({
    ...client.query(liveApi.week, { from: week.monday, ...(week.country && { country: [week.country as 'PH'] }) }),
    enabled: maySee,
    placeholderData: keepPreviousData,
  });
  if (!maySee)
    return (
      <PageFrame title={t('calendarTitle')}>
        <PageTitle title={t('calendarTitle')} />
        <MissingPermission permission="live.query" />
      </PageFrame>
    );
  return (
    <PageFrame
      title={t('calendarTitle')}
      actions={
        <Button variant="outlined" onClick={() => void navigate({ href: '/live_broadcast_management' })}>
          {t('toList')}
        </Button>
      }
      main={
        can('live.add') && (
          <Button variant="contained" onClick={() => plan(() => void found.refetch())}>
            {t('plan')}
          </Button>
        )
      }
    >
      <PageTitle title={t('calendarTitle')} />
      <WeekBar week={week} />
      {found.error && !found.data && <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>}
      {found.isPending && maySee && !found.error && <LoadingState shape="cards" count={7} />}
      {found.data?.isCut && <Alert severity="info">{t('cut')}</Alert>}
      {found.data?.rows.length === 0 && <Alert severity="info">{t('emptyWeek')}</Alert>}
      {found.data && (
        <Box sx={{ opacity: found.isPlaceholderData ? 0.6 : 1, minWidth: 0 }} aria-busy={found.isPlaceholderData}>
          <WeekDays days={week.days} today={week.today} rows={found.data.rows} mayRead={can('live.get')} go={week.go} />
        </Box>
      )}
      {dialog}
    </PageFrame>
  );
}

/** Which week is shown, of which country. */
function WeekBar({ week }: { week: ReturnType<typeof useWeek> }) {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const { days, country, go, goToday, setCountry } = week;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <IconButton aria-label={t('previous')} onClick={() => go(-1)} sx={{ minWidth: 44, minHeight: 44 }}>
        <ChevronLeft />
      </IconButton>
      <Button onClick={goToday} sx={{ minHeight: 44 }}>
        {t('thisWeek')}
      </Button>
      <IconButton aria-label={t('next')} onClick={() => go(1)} sx={{ minWidth: 44, minHeight: 44 }}>
        <ChevronRight />
      </IconButton>
      <Box component="span" role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t('week', { from: days[0] ?? '', to: days[6] ?? '' })}
      </Box>
      <TextField
        select
        label={t('country')}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minWidth: 170, ml: { md: 'auto' } }}
      >
        <MenuItem value="">{t('allCountries')}</MenuItem>
        {countries.map(({ code }) => (
          <MenuItem key={code} value={code}>
            {nameFor('country', code)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
