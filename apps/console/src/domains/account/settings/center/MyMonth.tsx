import Box from '@mui/material/Box';
import { monthApi, type MonthFigure } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import trail from '../../../../shell/menu/Trail.module.css';
import { centerStrings } from './centerStrings';

/** Where the rows behind a figure are reviewed again. */
const lists: Partial<Record<MonthFigure['key'], string>> = {
  reviewedUps: '/workOrder/upAudit',
  reviewedLinks: '/workOrder/linkAudit',
};

/** What one brought about since the first of the month; people whose role counts nothing see no card. */
export function MyMonth() {
  const t = useStrings(centerStrings);
  const format = useFormat();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(monthApi.own, {}));
  if (data?.length === 0) return null;
  return (
    <Section title={t('month')}>
      {error && !data && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 3, m: 0 }}>
        {data?.map(({ key, value }) => {
          const list = lists[key];
          return (
            <Box key={key} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {list ? (
                  <Link to={list} className={trail.link}>
                    {t(key)}
                  </Link>
                ) : (
                  t(key)
                )}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: '1.5625rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                {format.count(value)}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
