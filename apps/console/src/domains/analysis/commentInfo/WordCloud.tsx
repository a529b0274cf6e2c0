import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { type FocusEvent, useCallback, useState } from 'react';
import { useAnsweredFirst } from '../../../kit/useAnsweredFirst';
import { CloudWord } from './CloudWord';
import { strings } from './strings';
import { useCommentScope } from './useCommentScope';
import { usePlacedWords } from './usePlacedWords';
import { type Cloud, useStillCloud } from './useStillCloud';
import { WordTable } from './WordTable';
import css from './WordCloud.module.css';

/** The place that note and words take when they arrive. */
const usualComments = 1000;
const usualLines = 14;
const noWords: Cloud['words'] = [];

/** From word to word nothing is left. */
const onLeave = (leave: () => void) => (event: FocusEvent) => {
  if (!event.currentTarget.contains(event.relatedTarget)) leave();
};

/** The hundred words that stand out: size is weight, colour is what their comments feel; a word filters the comments below. */
export function WordCloud() {
  const t = useStrings(strings);
  const { of, scope, change } = useCommentScope('word');
  const [isTable, setTable] = useState(false);
  const { cloud, about, isHeld, hold, release, error, retry } = useStillCloud(scope);
  const placed = usePlacedWords(cloud?.words ?? noWords, about);
  const [picked, pick] = useAnsweredFirst(
    of('word'),
    useCallback((word: string) => change({ word }), [change]),
  );
  return (
    <Section
      title={t('cloud')}
      note={
        cloud ? t('cloudUnit', { count: cloud.comments }) : <span className={css.coming}>{t('cloudUnit', { count: usualComments })}</span>
      }
      actions={
        cloud?.words.length !== 0 && (
          <Button variant="text" size="small" color="secondary" disabled={!cloud} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'drawing' : 'table')}
          </Button>
        )
      }
    >
      {error && !cloud && (
        <ErrorState dense onRetry={retry}>
          {error.message}
        </ErrorState>
      )}
      {!cloud && !error && <LoadingState count={usualLines} />}
      {cloud && cloud.words.length === 0 && (
        <EmptyState dense title={t('cloudEmpty')}>
          {t('cloudEmptyHint')}
        </EmptyState>
      )}
      {cloud && cloud.words.length > 0 && isTable && <WordTable words={cloud.words} onPick={(word) => pick(word === picked ? '' : word)} />}
      {cloud && cloud.words.length > 0 && !isTable && (
        <ul className={css.cloud} onPointerMove={hold} onPointerLeave={release} onFocus={hold} onBlur={onLeave(release)}>
          {placed.map(({ word: { word, comments, tone }, size }) => (
            <CloudWord key={word} word={word} comments={comments} tone={tone} size={size} isPicked={word === picked} onPick={pick} />
          ))}
        </ul>
      )}
      {cloud && cloud.words.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mt: 2, fontSize: '0.78125rem', color: 'text.secondary' }}>
          {(['positive', 'neutral', 'negative'] as const).map((tone) => (
            <span key={tone} className={css.key} data-tone={tone}>
              {t(tone)}
            </span>
          ))}
          <span>{t(isHeld ? 'holds' : 'refreshes')}</span>
        </Box>
      )}
    </Section>
  );
}
