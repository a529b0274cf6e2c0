import Box from '@mui/material/Box';
import { type navyApi, navySigns, type OutputOf } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { strings } from './strings';

/** The estimated share, and how often each sign is among the suspected comments. */
export function SignsCard({ overview: { comments, suspected, signs } }: { overview: OutputOf<typeof navyApi.overview> }) {
  const t = useStrings(strings);
  const format = useFormat();
  const share = format.percent(String(Math.round((suspected / Math.max(1, comments)) * 1000) / 10));
  return (
    <Section title={t('share')} note={t('ofAll', { suspected: format.number(suspected), comments: format.number(comments) })}>
      <Box component="strong" sx={{ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}>
        ≈ {share}
      </Box>
      <Box component="ul" aria-label={t('signs')} sx={{ display: 'grid', gap: 2.5, m: 0, mt: 3, p: 0, listStyle: 'none' }}>
        {navySigns.map((sign) => (
          <Box component="li" key={sign} sx={{ display: 'flex', gap: 3, justifyContent: 'space-between' }}>
            <span>
              {t(sign)}
              <Box component="span" sx={{ display: 'block', color: 'ink.third', fontSize: '0.78125rem' }}>
                {t(`${sign}Hint`)}
              </Box>
            </span>
            <strong>{format.number(signs[sign])}</strong>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
