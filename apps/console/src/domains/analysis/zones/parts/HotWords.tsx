import Box from '@mui/material/Box';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, Section } from '@backlot/ui-kit';
import { Change } from '../../parts/figures/Change';
import { strings } from '../strings';
import { type Overview, useRowsBehind } from '../useZone';
import { RowsLink } from './RowsLink';
import css from './zone.module.css';

const inks: Record<string, string> = { '-1': 'tone.bad.ink', 0: 'text.secondary', 1: 'tone.ok.ink' };

/** The words in most comments with their growth; each opens the comments it stands in. */
export function HotWords({ webId, overview, range }: { webId: number; overview: Overview; range: string }) {
  const t = useStrings(strings);
  const format = useFormat();
  const behind = useRowsBehind(webId, overview);
  const largest = Math.max(1, ...overview.hotWords.map(({ comments }) => comments));
  return (
    <Section title={t('hotWords')} note={t('hotWordsNote', { range })}>
      {overview.hotWords.length === 0 && (
        <EmptyState dense title={t('nothing')}>
          {t('nothingHint')}
        </EmptyState>
      )}
      <ul className={css.list}>
        {overview.hotWords.map(({ word, comments, before, tone }) => (
          <li key={word}>
            <Box sx={{ minWidth: 0 }}>
              <RowsLink href={behind.comments({ word })} label={t('wordComments', { word, count: comments })}>
                {word}
              </RowsLink>
              <Box sx={{ height: 5, mt: 0.5, borderRadius: 1, bgcolor: inks[tone] ?? inks[0], width: `${(comments / largest) * 100}%` }} />
            </Box>
            <Box className={css.end} sx={{ minWidth: 96 }}>
              {format.number(comments)}{' '}
              <Box component="span" sx={{ display: 'inline-block', minWidth: 60 }}>
                <Change now={comments} before={before} good="neither" />
              </Box>
            </Box>
          </li>
        ))}
      </ul>
    </Section>
  );
}
