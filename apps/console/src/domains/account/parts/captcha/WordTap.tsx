import type { CaptchaChallenge } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import css from './Captcha.module.css';
import { type CaptchaPoint, pictureHeight, pictureWidth } from './captchaProof';
import { strings } from './strings';

interface WordTapProps {
  challenge: CaptchaChallenge;
  isBusy: boolean;
  onAnswer: (points: readonly CaptchaPoint[]) => void;
}

/** Tap the words in order by pointer, or by a mark that arrow keys move and Enter sets. */
export function WordTap({ challenge, isBusy, onAnswer }: WordTapProps) {
  const t = useStrings(strings);
  const words = challenge.wordList ?? [];
  const [points, setPoints] = useState<readonly CaptchaPoint[]>([]);
  const [mark, setMark] = useState<CaptchaPoint>({ x: pictureWidth / 2, y: pictureHeight / 2 });
  const [byKeys, setByKeys] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => picture.current?.focus(), []);

  const set = (point: CaptchaPoint) => {
    if (isBusy || points.length >= words.length) return;
    const next = [...points, { x: Math.round(point.x), y: Math.round(point.y) }];
    setPoints(next);
    if (next.length === words.length) onAnswer(next);
  };
  const tap = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setByKeys(false);
    set({ x: ((event.clientX - box.left) / box.width) * pictureWidth, y: ((event.clientY - box.top) / box.height) * pictureHeight });
  };
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 20 : 5;
    const moves: Record<string, CaptchaPoint> = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    };
    const by = moves[event.key];
    if (by) setMark({ x: within(mark.x + by.x, pictureWidth), y: within(mark.y + by.y, pictureHeight) });
    else if (event.key === 'Enter' || event.key === ' ') set(mark);
    else if (event.key === 'Backspace' && !isBusy) setPoints(points.slice(0, -1));
    else return;
    setByKeys(true);
    event.preventDefault();
  };

  return (
    <div className={css.puzzle}>
      <p className={css.task}>
        {t('tap')} <strong className={css.words}>{words.join(' ')}</strong>
      </p>
      <div
        className={css.picture}
        role="application"
        tabIndex={0}
        ref={picture}
        data-tap=""
        aria-label={`${t('picture')}. ${t('tap')} ${words.join(' ')}`}
        aria-describedby="captcha-keys"
        onPointerUp={tap}
        onKeyDown={press}
      >
        <img src={`data:image/png;base64,${challenge.originalImageBase64}`} alt="" draggable={false} />
        {points.map((point, index) => (
          <span key={`${index} ${point.x}`} className={css.point} style={at(point)}>
            {index + 1}
          </span>
        ))}
        {byKeys && <span className={css.mark} style={at(mark)} />}
      </div>
      <p className={css.keys} id="captcha-keys">
        {t('tapKeys')}
      </p>
      <p className={css.spoken} role="status">
        {byKeys && t('cursor', { x: Math.round(mark.x), y: Math.round(mark.y), set: points.length, count: words.length })}
      </p>
    </div>
  );
}

const within = (value: number, size: number) => Math.min(size, Math.max(0, value));

const at = ({ x, y }: CaptchaPoint) => ({ left: `${(x / pictureWidth) * 100}%`, top: `${(y / pictureHeight) * 100}%` });
