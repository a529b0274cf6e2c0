import { useRouterState } from '@tanstack/react-router';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import css from './NavigationProgress.module.css';

/** A bar at the top of the window while a navigation is under way (spec section 2.3). */
export function NavigationProgress() {
  const t = useStrings(strings);
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  return <div className={css.bar} data-pending={isPending || undefined} role="progressbar" aria-label={t('loading')} aria-hidden={!isPending} />;
}

const strings = /* @__PURE__ */ defineStrings({
  en: { loading: 'Loading the page' },
  'zh-CN': { loading: '页面加载中' },
  vn: { loading: 'Đang tải trang' },
});
