import type { UpAnalysis } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { LoadingState, Section } from '@backlot/ui-kit';
import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/lazyPart';
import { ChoiceBar } from '../../parts/figures/ChoiceBar';
import { strings } from '../strings';
import { type Trend, trends } from '../useAnalysisUrl';

const TrendCharts = lazyPart(async () => (await import('./TrendCharts')).TrendCharts);

/** The movement of the period; the charts travel when somebody looks at one. */
export function TrendCard({ analysis, trend, onChoose }: { analysis: UpAnalysis; trend: Trend; onChoose: (trend: Trend) => void }) {
  const t = useStrings(strings);
  const choice = (
    <ChoiceBar
      label={t('trend')}
      value={trend}
      choices={trends.map((value) => ({ value, label: t(`trend_${value}`) }))}
      onChoose={onChoose}
    />
  );
  return (
    <Suspense
      fallback={
        <Section title={t('trend')}>
          <LoadingState count={8} />
        </Section>
      }
    >
      <TrendCharts analysis={analysis} trend={trend} choice={choice} />
    </Suspense>
  );
}
