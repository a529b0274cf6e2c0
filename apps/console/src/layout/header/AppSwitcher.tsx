import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useApps } from '../../shared/apps/useApps';
import { useSwitchApp } from '../../shared/apps/useSwitchApp';
import { strings } from '../strings';
import css from './HeaderBar.module.css';

/** The applications of the person; choosing one fetches its menu and opens its first screen (spec section 4). */
export function AppSwitcher({ isStacked = false, onSwitched }: { isStacked?: boolean; onSwitched?: () => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const switchTo = useSwitchApp();
  const { apps } = useApps();
  return (
    <nav aria-label={t('apps')} className={css.apps} data-stacked={isStacked || undefined}>
      {apps.map((app) => (
        <button key={app.code} type="button" aria-current={app.active || undefined} onClick={() => void switchTo(app.code).then(onSwitched)}>
          {nameOf(app, locale)}
        </button>
      ))}
    </nav>
  );
}
