import Box from '@mui/material/Box';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, Section } from '@backlot/ui-kit';
import { SentimentChip } from '../../parts/comments/SentimentChip';
import { strings } from '../strings';
import { type Overview, useRowsBehind, useZone } from '../useZone';
import { RowsLink } from './RowsLink';
import css from './zone.module.css';

/** The comments of the period with the most likes. */
export function TopComments({ webId, overview }: { webId: number; overview: Overview }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { commentsPath } = useZone(webId);
  const all = useRowsBehind(webId, overview).comments();
  return (
    <Section title={t('topComments')} note={t('byLikes')} actions={all && <RowsLink href={all}>{t('allComments')}</RowsLink>}>
      {overview.topComments.length === 0 && (
        <EmptyState dense title={t('nothing')}>
          {t('nothingHint')}
        </EmptyState>
      )}
      <ul className={css.list}>
        {overview.topComments.map(({ id, content, likeNum, sentiment, work }) => (
          <li key={id}>
            <Box sx={{ minWidth: 0 }}>
              <Box className={css.line}>
                <RowsLink href={commentsPath && `${commentsPath}?id=${id}`}>{content}</RowsLink>
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
                <SentimentChip sentiment={sentiment} />
                <span className={`${css.quiet} ${css.line}`}>{work}</span>
              </Box>
            </Box>
            <span className={css.end} aria-label={t('likesOf', { count: likeNum })} role="img">
              ♥ {format.number(likeNum)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
