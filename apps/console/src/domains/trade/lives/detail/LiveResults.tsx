import Box from '@mui/material/Box';
import type { LiveRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, EmptyState } from '@backlot/ui-kit';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { strings } from '../strings';

/** What came of a live, who told it and when. */
export function LiveResults({ row: { viewers, peakViewers, orders, gmv, currency, resultSource, dataTime } }: { row: LiveRow }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  if (viewers === null || dataTime === null) return <EmptyState dense title={t('noResults')} />;
  const count = (value: number | null) => (value === null ? missingText : format.number(value));
  return (
    <>
      <DescriptionList
        columns={4}
        items={[
          { label: t('viewers'), value: count(viewers) },
          { label: t('peakViewers'), value: count(peakViewers) },
          { label: t('orders'), value: count(orders) },
          { label: t('gmv'), value: <MoneyText amount={gmv} currency={currency} /> },
          { label: t('source'), value: resultSource === null ? missingText : nameFor('liveResultSource', resultSource) },
        ]}
      />
      <Box sx={{ mt: 2, color: 'ink.third', fontSize: '0.78125rem' }}>{t('asOf', { time: format.exact(dataTime) })}</Box>
    </>
  );
}
