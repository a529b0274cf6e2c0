import { homePath } from '@backlot/auth-session';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../console/ConsoleContext';
import { firstScreenOf } from '../menu/firstScreenOf';
import { useLeftHref } from '../tabs/useLeftHref';

/** Opens another application: its menu is fetched, its first screen shown; a failure says so (spec sections 4 and 8). */
export function useSwitchApp(): (code: string) => Promise<void> {
  const t = useStrings(strings);
  const notify = useNotice();
  const navigate = useNavigate();
  const leftHref = useLeftHref();
  const { apps } = useConsole();
  return async (code) => {
    try {
      const { tree } = await apps.switchTo(code);
      await navigate({ href: leftHref(firstScreenOf(tree) ?? homePath) });
    } catch (error) {
      notify.error(error instanceof Error && error.message ? error.message : t('failed'), { title: t('failed'), key: 'switch' });
    }
  };
}

const strings = /* @__PURE__ */ defineStrings({
  en: { failed: 'Switching the application did not work.' },
  'zh-CN': { failed: '应用切换失败。' },
  vn: { failed: 'Không chuyển được ứng dụng.' },
});
