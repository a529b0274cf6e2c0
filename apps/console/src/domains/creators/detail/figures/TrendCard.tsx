import type { UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { LoadingState, Section } from '@backlot/ui-kit';
import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/lazyPart';
import { trendStrings } from './trendStrings';

const Trend = lazyPart(async () => (await import('./Trend')).Trend);

/** The trend of a creator; the chart travels when somebody looks at one. */
export function TrendCard({ up }: { up: UpDetail }) {
  const t = useStrings(trendStrings);
  return (
    <Suspense
      fallback={
        <Section title={t('trend')}>
          <LoadingState count={6} />
        </Section>
      }
    >
      <Trend up={up} />
    </Suspense>
  );
}
