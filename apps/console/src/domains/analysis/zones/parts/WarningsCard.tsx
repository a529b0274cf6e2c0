import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { dataZoneApi, zoneWarnings, type ZoneWarning } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';
import { useZoneUrl } from '../useZone';
import css from './zone.module.css';

const first = 6;
const most = 30;

/** What moved unusually: the figure and what is usual; each leads to what it is about. */
export function WarningsCard({ webId }: { webId: number }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { change } = useZoneUrl();
  const [pageSize, setPageSize] = useState(first);
  const { data, error, refetch } = useQuery({
    ...client.query(dataZoneApi.warnings, { webId, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('warnings')} note={t('warningsNote')}>
      {error && !data && (
        <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState count={4} />}
      {data && data.rows.length === 0 && (
        <EmptyState dense title={t('noWarnings')}>
          {t('noWarningsHint')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <ul className={css.list}>
          {data.rows.map((row) => (
            <Warning key={row.id} row={row} onOpen={() => change({ kind: String(row.kind), favId: row.favId })} />
          ))}
        </ul>
      )}
      {data && data.totalRows > data.rows.length && pageSize < most && (
        <Button size="small" onClick={() => setPageSize(most)} sx={{ minHeight: { xs: 44, sm: 32 } }}>
          {t('more')}
        </Button>
      )}
      <Box component="p" sx={{ m: 0, mt: 2, fontSize: '0.78125rem', color: 'ink.third' }}>
        {t('warningsHint')}
      </Box>
    </Section>
  );
}

function Warning({ row, onOpen }: { row: ZoneWarning; onOpen: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const isShare = row.warning === zoneWarnings.negative;
  const shown = (value: number) => (isShare ? format.percent(String(Math.round(value / 10))) : format.number(value));
  const kind = Object.values(zoneWarnings).find((code) => code === row.warning) ?? zoneWarnings.comments;
  return (
    <li>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          minWidth: 0,
          '& svg': { mt: 0.25, fontSize: 18, color: isShare ? 'tone.bad.ink' : 'tone.warn.ink' },
        }}
      >
        <ReportProblemOutlined aria-hidden />
        <Box sx={{ minWidth: 0 }}>
          <button type="button" className={css.name} onClick={onOpen}>
            <strong>{t(`warning_${kind}`, { name: nameOf(row, locale), value: shown(row.value) })}</strong>
          </button>
          <div className={css.quiet}>{t(`usual_${kind}`, { usual: shown(row.usual) })}</div>
        </Box>
      </Box>
      <span className={css.quiet}>{format.day(row.day)}</span>
    </li>
  );
}
