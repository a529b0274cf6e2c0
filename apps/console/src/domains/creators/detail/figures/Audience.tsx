import Box from '@mui/material/Box';
import type { UpDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, Section, StatusChip } from '@backlot/ui-kit';
import { figureStrings } from './figureStrings';

/** Gender and age shares of the followers. */
export function Audience({ up }: { up: UpDetail }) {
  const t = useStrings(figureStrings);
  const shares = [
    ...(up.femaleRatio === null
      ? []
      : [
          { label: t('female'), ratio: up.femaleRatio },
          { label: t('male'), ratio: 1 - up.femaleRatio },
        ]),
    ...up.age.map(({ range, ratio }) => ({ label: range, ratio })),
  ];
  return (
    <Section title={t('audience')}>
      {up.audience && shares.length > 0 && <Origin audience={up.audience} />}
      {shares.length ? <Shares shares={shares} /> : <EmptyState dense title={t('noAudience')} />}
    </Section>
  );
}

/** Who said so, when, and how far to trust it; an estimate says that it is one. */
function Origin({ audience: { source, snapshotDate, confidence, sampleSize } }: { audience: NonNullable<UpDetail['audience']> }) {
  const t = useStrings(figureStrings);
  const format = useFormat();
  const isEstimate = source === estimated;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 3, color: 'text.secondary' }}>
      {isEstimate && <StatusChip tone="warn">{t('estimate')}</StatusChip>}
      <span>{[t(`source${source as Source}`), snapshotDate, t(`confidence${confidence as Confidence}`)].join(' · ')}</span>
      {isEstimate && (
        <Box component="span" sx={{ flexBasis: '100%' }}>
          {sampleSize === null ? t('estimateHint') : t('estimateOf', { n: sampleSize, count: format.number(sampleSize) })}
        </Box>
      )}
    </Box>
  );
}

type Source = 1 | 2 | 3 | 4;
type Confidence = 1 | 2 | 3;
const estimated: Source = 4;

function Shares({ shares }: { shares: readonly { label: string; ratio: number }[] }) {
  const format = useFormat();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {shares.map(({ label, ratio }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <Box component="dd" aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'line.soft', overflow: 'hidden' }}>
            <Box sx={{ width: `${ratio * 100}%`, height: 1, bgcolor: 'accent.main' }} />
          </Box>
          <dd>{format.ratio(ratio)}</dd>
        </Box>
      ))}
    </Box>
  );
}
