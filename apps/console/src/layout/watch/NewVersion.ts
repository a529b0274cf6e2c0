import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { entryOf } from './entryOf';
import { watchStrings } from './strings';

/** How often a page in use asks whether it is still the newest, in milliseconds. */
const askEveryMs = 10 * 60_000;

/** Session storage key of the last reload after a missing part, so that pages do not reload in a circle. */
const reloadedKey = 'backlot.reloaded';
const onceInMs = 5 * 60_000;

/** Offers to reload after a deploy; when a part of the old version is already gone, reloads once by itself: what is typed is kept. */
export function NewVersion(): null {
  const t = useStrings(watchStrings);
  const notify = useNotice();
  const { reload } = useConsole();
  const offer = useEffectEvent(() =>
    notify.info(t('newVersionHint'), {
      title: t('newVersion'),
      key: 'version',
      duration: Infinity,
      action: { label: t('reload'), onAction: reload },
    }),
  );
  const lose = useEffectEvent(() => {
    if (navigator.onLine && mayReload()) reload();
  });
  useEffect(() => {
    const mine = entryOf(document.documentElement.outerHTML);
    let askedAt = Date.now();
    let isKnown = false;
    const ask = async () => {
      if (isKnown || !mine || document.visibilityState !== 'visible' || Date.now() - askedAt < askEveryMs) return;
      askedAt = Date.now();
      const page = await fetch('/', { cache: 'no-cache' }).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      );
      const newest = entryOf(page);
      isKnown = newest !== undefined && newest !== mine;
      if (isKnown) offer();
    };
    const timer = setInterval(() => void ask(), askEveryMs);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('vite:preloadError', lose);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('vite:preloadError', lose);
    };
  }, []);
  return null;
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey));
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return Date.now() - last > onceInMs;
  } catch {
    return false;
  }
}
