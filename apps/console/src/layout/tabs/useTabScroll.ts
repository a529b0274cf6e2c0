import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useWorkspace } from '../../shared/tabs/WorkspaceContext';

/** How long a tab may take to become as tall as it was, in milliseconds. */
const longestMs = 5000;

/** Brings a tab back to where it was scrolled, also while its content still arrives; any move of the person ends that. */
export function useTabScroll(key: string, isOn: boolean): void {
  const router = useRouter();
  const { tabs } = useWorkspace();
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const wanted = tabs.get().find((tab) => tab.key === key)?.scrollY ?? 0;
    let isBack = wanted === 0;
    const settle = () => {
      isBack = true;
      watcher.disconnect();
    };
    const goBack = () => {
      if (isBack) return;
      window.scrollTo({ top: wanted });
      if (Math.abs(window.scrollY - wanted) < 2) settle();
    };
    const watcher = new ResizeObserver(goBack);
    const note = () => isBack && tabs.change(key, { scrollY: Math.round(window.scrollY) });
    // The router scrolls to the top when it has drawn the page; what comes after that is the tab's.
    const unsubscribe = router.subscribe('onRendered', goBack);
    watcher.observe(document.documentElement);
    goBack();
    const timer = setTimeout(settle, longestMs);
    window.addEventListener('scroll', note, { passive: true });
    const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const hand of hands) window.addEventListener(hand, settle, { passive: true });
    return () => {
      settle();
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('scroll', note);
      for (const hand of hands) window.removeEventListener(hand, settle);
    };
  }, [router, tabs, key, isOn]);
}
