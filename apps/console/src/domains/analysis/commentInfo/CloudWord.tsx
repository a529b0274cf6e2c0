import { useFormat, useStrings } from '@backlot/i18n/react';
import { memo } from 'react';
import { strings } from './strings';
import { toneOf } from './toneOf';
import css from './WordCloud.module.css';

interface CloudWordProps {
  word: string;
  comments: number;
  /** −1, 0 or 1. */
  tone: number;
  /** Font size in px, on phones seven tenths of it. */
  size: number;
  isPicked: boolean;
  /** Empty when it is picked no more. */
  onPick: (word: string) => void;
}

/** A word of the cloud; drawn anew only when itself changes. */
export const CloudWord = memo(function CloudWord({ word, comments, tone, size, isPicked, onPick }: CloudWordProps) {
  const t = useStrings(strings);
  const format = useFormat();
  return (
    <li>
      <button
        type="button"
        className={css.word}
        data-chip
        data-tone={toneOf(tone)}
        style={{ fontSize: `max(11px, ${size / 10}em)` }}
        aria-pressed={isPicked}
        aria-label={t('wordLabel', { word, count: comments })}
        title={format.number(comments)}
        onClick={() => onPick(isPicked ? '' : word)}
      >
        {word}
      </button>
    </li>
  );
});
