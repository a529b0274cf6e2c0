import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import type { LoginUser } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useEffect, useState } from 'react';
import { useView } from '../../shell/session/useView';
import { strings } from './strings';
import css from './ViewBanner.module.css';

const minuteMs = 60_000;

/** Says that the console is looked at as somebody else, for how long yet, and leads back; over every screen of the view. */
export function ViewBanner({ view }: { view: NonNullable<LoginUser['viewAs']> }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const notify = useNotice();
  const { leave } = useView();
  const minutes = useMinutesLeft(view.remainingSeconds);
  const stop = () => leave().catch((error: Error) => notify.error(t('failed', { message: error.message })));
  useEffect(() => {
    if (minutes <= 0) void leave().catch(() => undefined);
  }, [minutes, leave]);
  return (
    <section aria-label={t('region')} className={css.banner}>
      <span className={css.words}>
        <VisibilityOutlined fontSize="small" aria-hidden />
        {t(view.kind, { name: nameOf(view, locale) })}
      </span>
      <span className={css.rest}>{t('minutes', { count: Math.max(0, minutes) })}</span>
      <Button size="small" variant="outlined" color="inherit" onClick={() => void stop()}>
        {t('leave')}
      </Button>
    </section>
  );
}

/** Whole minutes that are left, counted from when the person was loaded. */
function useMinutesLeft(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return Math.ceil((end - now) / minuteMs);
}
