import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useEffect, useRef } from 'react';
import { useApps } from '../../shell/apps/useApps';
import { useSwitchApp } from '../../shell/apps/useSwitchApp';
import { showWithin } from '../showWithin';
import { strings } from '../strings';
import css from './HeaderBar.module.css';

/** The applications of the person; choosing one fetches its menu and opens its first screen (spec section 4). */
export function AppSwitcher({ isStacked = false, onSwitched }: { isStacked?: boolean; onSwitched?: () => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const switchTo = useSwitchApp();
  const { apps, active } = useApps();
  const list = useRef<HTMLElement>(null);
  // Where there is no room for all of them, the open one is in sight.
  useEffect(() => {
    showWithin(list.current, '[aria-current]');
  }, [active?.code]);
  return (
    <nav ref={list} aria-label={t('apps')} className={css.apps} data-stacked={isStacked || undefined}>
      {apps.map((app) => (
        <button
          key={app.code}
          type="button"
          aria-current={app.active || undefined}
          onClick={() => void switchTo(app.code).then(onSwitched)}
        >
          {nameOf(app, locale)}
        </button>
      ))}
    </nav>
  );
}
