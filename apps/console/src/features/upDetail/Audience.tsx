import Box from '@mui/material/Box';
import type { UpDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, Section } from '@backlot/ui-kit';
import { strings } from './strings';

/** Gender and age shares of the followers. */
export function Audience({ up }: { up: UpDetail }) {
  const t = useStrings(strings);
  const shares = [
    ...(up.femaleRatio === null ? [] : [{ label: t('female'), ratio: up.femaleRatio }, { label: t('male'), ratio: 1 - up.femaleRatio }]),
    ...up.age.map(({ range, ratio }) => ({ label: range, ratio })),
  ];
  return <Section title={t('audience')}>{shares.length ? <Shares shares={shares} /> : <EmptyState dense title={t('noAudience')} />}</Section>;
}

function Shares({ shares }: { shares: readonly { label: string; ratio: number }[] }) {
  const format = useFormat();
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', columnGap: 3, rowGap: 2, m: 0, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}>
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
