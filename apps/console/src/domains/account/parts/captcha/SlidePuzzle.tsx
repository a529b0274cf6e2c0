import type { CaptchaChallenge } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import css from './Captcha.module.css';
import { type CaptchaPoint, pictureWidth, pieceWidth } from './captchaProof';
import { strings } from './strings';

interface SlidePuzzleProps {
  challenge: CaptchaChallenge;
  isBusy: boolean;
  onAnswer: (point: CaptchaPoint) => void;
}

/** Slide the piece by pointer, or by arrow keys and Enter. */
export function SlidePuzzle({ challenge, isBusy, onAnswer }: SlidePuzzleProps) {
  const t = useStrings(strings);
  const [x, setX] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  const grip = useRef<number | null>(null);
  const thumb = useRef<HTMLDivElement>(null);
  useEffect(() => thumb.current?.focus(), []);
  const place = (next: number) => setX(Math.min(farthest, Math.max(0, next)));
  const scale = () => pictureWidth / (track.current?.clientWidth || pictureWidth);

  const take = (event: PointerEvent<HTMLElement>) => {
    if (isBusy || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = event.clientX * scale() - x;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (grip.current !== null) place(event.clientX * scale() - grip.current);
  };
  const drop = () => {
    if (grip.current === null) return;
    grip.current = null;
    onAnswer({ x, y: slideY });
  };
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 20 : 2;
    const steps: Record<string, number> = {
      ArrowLeft: x - step,
      ArrowDown: x - step,
      ArrowRight: x + step,
      ArrowUp: x + step,
      PageUp: x + 20,
      PageDown: x - 20,
      Home: 0,
      End: farthest,
    };
    const next = steps[event.key];
    if (next !== undefined) place(next);
    else if (event.key === 'Enter' && !isBusy) onAnswer({ x, y: slideY });
    else return;
    event.preventDefault();
  };

  return (
    <div className={css.puzzle}>
      <p className={css.task}>{t('slide')}</p>
      <div className={css.picture} ref={track}>
        <img src={`data:image/png;base64,${challenge.originalImageBase64}`} alt="" draggable={false} />
        {challenge.jigsawImageBase64 && (
          <img
            className={css.piece}
            src={`data:image/png;base64,${challenge.jigsawImageBase64}`}
            alt=""
            draggable={false}
            style={{ left: percent(x) }}
          />
        )}
      </div>
      <div className={css.track}>
        <div className={css.trail} style={{ width: `calc(${percent(x)} + ${(pieceWidth / pictureWidth) * 50}%)` }} />
        <div
          className={css.thumb}
          style={{ left: percent(x) }}
          role="slider"
          tabIndex={0}
          ref={thumb}
          aria-label={t('slider')}
          aria-describedby="captcha-keys"
          aria-valuemin={0}
          aria-valuemax={farthest}
          aria-valuenow={Math.round(x)}
          aria-valuetext={t('position', { x: Math.round(x), max: farthest })}
          aria-disabled={isBusy}
          onPointerDown={take}
          onPointerMove={move}
          onPointerUp={drop}
          onPointerCancel={() => (grip.current = null)}
          onKeyDown={press}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h13m-5-5 5 5-5 5" />
          </svg>
        </div>
      </div>
      <p className={css.keys} id="captcha-keys">
        {t('slideKeys')}
      </p>
    </div>
  );
}

/** The server expects this height of every slide, whatever the picture (system-pages 2.2). */
const slideY = 5;

const farthest = pictureWidth - pieceWidth;

const percent = (x: number) => `${(x / pictureWidth) * 100}%`;
