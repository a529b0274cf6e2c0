import { homePath } from '@backlot/auth-session';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useApps } from '../../shared/apps/useApps';
import { useConsole } from '../../shared/console/ConsoleContext';
import { firstScreenOf } from '../../shared/menu/firstScreenOf';
import { strings } from '../strings';
import css from './HeaderBar.module.css';

/** The applications of the person; choosing one fetches its menu and opens its first screen (spec section 4). */
export function AppSwitcher({ isStacked = false, onSwitched }: { isStacked?: boolean; onSwitched?: () => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const notify = useNotice();
  const navigate = useNavigate();
  const { apps } = useConsole();
  const list = useApps().apps;
  const open = async (code: string) => {
    try {
      const { tree } = await apps.switchTo(code);
      onSwitched?.();
      await navigate({ to: firstScreenOf(tree) ?? homePath });
    } catch (error) {
      notify.error(error instanceof Error && error.message ? error.message : t('switchFailed'), { title: t('switchFailed'), key: 'switch' });
    }
  };
  return (
    <nav aria-label={t('apps')} className={css.apps} data-stacked={isStacked || undefined}>
      {list.map((app) => (
        <button key={app.code} type="button" aria-current={app.active || undefined} onClick={() => void open(app.code)}>
          {nameOf(app, locale)}
        </button>
      ))}
    </nav>
  );
}
