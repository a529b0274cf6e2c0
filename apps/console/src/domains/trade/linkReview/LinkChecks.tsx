import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LinkWeighed } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { weighedStrings } from './weighedStrings';

/** What was found about the video: what passed is quiet, what a person has to look at stands out. */
export function LinkChecks({ checks }: { checks: LinkWeighed['checks'] }) {
  const t = useStrings(weighedStrings);
  const { hashtags } = checks;
  const missing = hashtags?.asked.filter((tag) => !hashtags.found.includes(tag)) ?? [];
  const lines: { key: 'author' | 'time' | 'product' | 'tags'; state: boolean | null; note?: string }[] = [
    { key: 'author', state: checks.author },
    { key: 'time', state: checks.time },
    { key: 'product', state: checks.goods },
    ...(hashtags
      ? [
          {
            key: 'tags' as const,
            state: missing.length === 0,
            note: missing.length > 0 ? t('missing', { tags: missing.join(' ') }) : hashtags.found.join(' '),
          },
        ]
      : []),
  ];
  return (
    <Box component="section" aria-label={t('checks')} sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Typography component="h3" variant="subtitle2">
        {t('checks')}
        <Box component="span" sx={{ ml: 2, fontWeight: 400, color: 'ink.third' }}>
          {t('passed', { count: lines.filter(({ state }) => state).length, of: lines.length })}
        </Box>
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ key, state, note }) => (
          <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2 }}>
            <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>{t(key)}</Box>
            <StatusChip tone={state === null ? 'neutral' : state ? 'ok' : 'warn'}>
              {t(state === null ? 'unknown' : state ? 'met' : 'look')}
            </StatusChip>
            {note && <Box sx={{ flexBasis: '100%', fontSize: '0.8125rem', color: state ? 'ink.third' : 'warning.main' }}>{note}</Box>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
