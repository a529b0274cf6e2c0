import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { CaptchaType } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import css from './Captcha.module.css';
import { SlidePuzzle } from './SlidePuzzle';
import { strings } from './strings';
import { useChallenge } from './useChallenge';
import { WordTap } from './WordTap';

interface CaptchaDialogProps {
  onSolved: (proof: string) => void;
  onClose: () => void;
}

/** A captcha of either kind until it is solved or given up. */
export function CaptchaDialog({ onSolved, onClose }: CaptchaDialogProps) {
  const t = useStrings(strings);
  const { phase, challenge, note, seconds, load, check } = useChallenge({ types: captchaTypes, onSolved });
  const isBusy = phase !== 'ready';
  const Puzzle = challenge?.captchaType === 'clickWord' ? WordTap : SlidePuzzle;
  return (
    <Dialog open title={t('title')} width="small" persistent onClose={onClose}>
      {challenge ? (
        <Puzzle key={challenge.token} challenge={challenge} isBusy={isBusy} onAnswer={(answer) => void check(answer)} />
      ) : (
        <div className={css.placeholder}>
          {phase === 'loading' && <CircularProgress size={28} aria-label={t('checking')} />}
          {phase === 'waiting' && <p role="status">{t('wait', { seconds })}</p>}
          {phase === 'failed' && (
            <div role="alert">
              <p>{t('failed')}</p>
              <Button variant="outlined" onClick={() => void load()}>
                {t('retry')}
              </Button>
            </div>
          )}
        </div>
      )}
      {challenge && (
        <div className={css.foot}>
          <p className={css.note} role="status">
            {phase === 'checking' ? t('checking') : phase === 'solved' ? t('solved') : note && t(note)}
          </p>
          <Button variant="text" disabled={isBusy} onClick={() => void load()}>
            {t('refresh')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const captchaTypes: readonly CaptchaType[] = ['blockPuzzle', 'clickWord'];
