import Box from '@mui/material/Box';
import type { commentApi, OutputOf } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { strings } from './strings';
import { useCommentScope } from './useCommentScope';

type Overview = OutputOf<typeof commentApi.overview>;
type Share = 'positive' | 'neutral' | 'negative';

const codes = { positive: '1', neutral: '0', negative: '-1' } as const;
/** Whether more of it is good, bad, or neither. */
const good = { positive: 1, neutral: 0, negative: -1 } as const;

const sumOf = ({ positive, neutral, negative }: Overview['now']) => positive + neutral + negative;
const shareOf = (shares: Overview['now'], id: Share) => (sumOf(shares) === 0 ? undefined : shares[id] / sumOf(shares));

/** The shares of the period beside those of the period before, and the languages; a share opens its comments. */
export function Shares({ overview }: { overview: Overview }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { of, change } = useCommentScope('sentiment');
  const { now, before, languages, estimate } = overview;
  const total = languages.reduce((sum, { comments }) => sum + comments, 0);
  return (
    <Section title={t('languages')} note={t('estimate', { method: estimate.method, version: estimate.version, ...estimate.agreement })}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3, mb: 3 }}>
        {(['positive', 'neutral', 'negative'] as const).map((id) => {
          const share = shareOf(now, id);
          const isPicked = of('sentiment') === codes[id];
          return (
            <Box
              key={id}
              component="button"
              type="button"
              aria-pressed={isPicked}
              onClick={() => change({ sentiment: isPicked ? '' : codes[id] })}
              sx={{
                p: 2,
                border: 1,
                borderColor: isPicked ? 'accent.main' : 'divider',
                borderRadius: 1,
                bgcolor: 'transparent',
                color: 'inherit',
                font: 'inherit',
                textAlign: 'left',
                cursor: 'pointer',
              }}
            >
              <Box sx={{ fontSize: '0.78125rem', color: 'text.secondary' }}>{t(id)}</Box>
              <Box component="strong" sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
                {share === undefined ? '–' : format.ratio(share)}
              </Box>
              <Change id={id} now={share} before={shareOf(before, id)} />
            </Box>
          );
        })}
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {languages.map(({ lang, comments }) => (
          <li key={lang}>
            {nameFor('commentLanguage', lang)} <strong>{format.ratio(total === 0 ? 0 : comments / total)}</strong>
          </li>
        ))}
      </Box>
    </Section>
  );
}

function Change({ id, now, before }: { id: Share; now: number | undefined; before: number | undefined }) {
  const t = useStrings(strings);
  const format = useFormat();
  if (now === undefined) return null;
  if (before === undefined) return <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{t('noBefore')}</Box>;
  const points = Math.round((now - before) * 1000) / 10;
  const text = `${points > 0 ? '▲' : points < 0 ? '▼' : ''} ${t('points', { points: format.number(Math.abs(points)) })}`;
  const isGood = points * good[id] > 0;
  const isBad = points * good[id] < 0;
  return (
    <Box
      aria-label={t('pointsLabel', { name: t(id), points: format.number(points) })}
      role="text"
      sx={{ fontSize: '0.75rem', color: isGood ? 'tone.ok.ink' : isBad ? 'tone.bad.ink' : 'text.secondary' }}
    >
      {text}
    </Box>
  );
}
