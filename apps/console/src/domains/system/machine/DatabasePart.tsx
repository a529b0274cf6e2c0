import Box from '@mui/material/Box';
import { missingText } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { EmptyState, formatBytes, Section } from '@backlot/ui-kit';
import { FactTable } from './FactTable';
import type { Machine } from './Machine';
import { strings } from './strings';

/** The largest tables, and the statements that take longest. */
export function DatabasePart({ database }: Pick<Machine, 'database'>) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { tables, slowest, measuredBy, connections } = database;
  return (
    <>
      <Section title={t('tables')} note={connections === null ? t('tablesNote') : t('tablesConnections', { count: connections })} flush>
        <FactTable
          label={t('tables')}
          rows={tables}
          keyOf={({ name }) => name}
          columns={[
            { head: t('table'), render: ({ name }) => <code>{name}</code> },
            { head: t('size'), isFigure: true, render: ({ bytes }) => formatBytes(bytes, locale) },
            { head: t('rows'), isFigure: true, render: ({ rows }) => (rows === null ? missingText : format.number(rows)) },
          ]}
        />
      </Section>
      <Section title={t('slow')} note={t(`measuredBy_${measuredBy}`)} flush>
        {slowest.length === 0 ? (
          <EmptyState dense title={t('noSlow')}>
            {t('noSlowHint')}
          </EmptyState>
        ) : (
          <FactTable
            label={t('slow')}
            rows={slowest}
            keyOf={({ statement }) => statement}
            columns={[
              { head: t('statement'), render: ({ statement }) => <Statement text={statement} /> },
              { head: t('calls'), isFigure: true, render: ({ calls }) => format.number(calls) },
              { head: t('mean'), isFigure: true, render: ({ meanMs }) => `${format.number(Math.round(meanMs))} ms` },
              { head: t('longest'), isFigure: true, render: ({ longestMs }) => `${format.number(Math.round(longestMs))} ms` },
            ]}
          />
        )}
      </Section>
    </>
  );
}

const Statement = ({ text }: { text: string }) => (
  <Box
    component="code"
    title={text}
    sx={{ display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden', fontSize: '0.78125rem' }}
  >
    {text}
  </Box>
);
