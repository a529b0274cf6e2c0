import { useRouterState } from '@tanstack/react-router';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { chunkTimeoutMs } from '../../kit/errors/failedChunk';
import { lostStrings } from './lostStrings';
import css from './NavigationProgress.module.css';

/** A bar at the top of the window while a navigation is under way (spec section 2.3); after 120 s the page that does not come is named. */
export function NavigationProgress() {
  const t = useStrings(strings);
  const lost = useStrings(lostStrings);
  const notify = useNotice();
  const { reload } = useConsole();
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const giveUp = useEffectEvent(() =>
    notify.error(lost('script', { file: path.split('/').at(-1) ?? '' }), {
      key: 'lost',
      duration: Infinity,
      action: { label: lost('reload'), onAction: reload },
    }),
  );
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => giveUp(), chunkTimeoutMs);
    return () => clearTimeout(timer);
  }, [isPending]);
  return (
    <div className={css.bar} data-pending={isPending || undefined} role="progressbar" aria-label={t('loading')} aria-hidden={!isPending} />
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { loading: 'Loading the page' },
  'zh-CN': { loading: '页面加载中' },
  vn: { loading: 'Đang tải trang' },
});
