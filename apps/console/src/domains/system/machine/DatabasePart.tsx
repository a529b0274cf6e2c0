import Box from '@mui/material/Box';
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
          heads={[t('table'), t('size'), t('rows')]}
          figures={[1, 2]}
          rows={tables.map(({ name, bytes, rows }) => ({
            key: name,
            cells: [<code key={name}>{name}</code>, formatBytes(bytes, locale), format.number(rows)],
          }))}
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
            heads={[t('statement'), t('calls'), t('mean'), t('longest')]}
            figures={[1, 2, 3]}
            rows={slowest.map(({ statement, calls, meanMs, longestMs }, at) => ({
              key: `${at} ${statement}`,
              cells: [
                <Statement key={at} text={statement} />,
                format.number(calls),
                `${format.number(Math.round(meanMs))} ms`,
                `${format.number(Math.round(longestMs))} ms`,
              ],
            }))}
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
