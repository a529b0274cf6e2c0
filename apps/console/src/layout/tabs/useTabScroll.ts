import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useWorkspace } from '../../shell/tabs/WorkspaceContext';

/** How long a tab may take to become as tall as it was, in milliseconds. */
const longestMs = 5000;

/** Brings a tab back to where it was scrolled, also while its content still arrives; any move of the person ends that. */
export function useTabScroll(key: string, isOn: boolean): void {
  const router = useRouter();
  const { tabs } = useWorkspace();
  const { shownTab } = useConsole();
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const heightOf = (of: string) => tabs.get().find((tab) => tab.key === of)?.scrollY ?? 0;
    const wanted = heightOf(key);
    let isBack = wanted === 0;
    let isDrawn = false;
    const settle = () => {
      isBack = true;
      watcher.disconnect();
    };
    const goBack = () => {
      if (isBack) return;
      window.scrollTo({ top: wanted });
      if (isDrawn && Math.abs(window.scrollY - wanted) < 2) settle();
    };
    const watcher = new ResizeObserver(goBack);
    const note = () => isBack && shownTab.get() === key && tabs.change(key, { scrollY: Math.round(window.scrollY) });
    // The router scrolls to the top when it has drawn the page; what comes after that is the tab's.
    const unsubscribe = router.subscribe('onRendered', () => {
      isDrawn = true;
      goBack();
    });
    // A tab comes into sight before its route is entered.
    const meet = shownTab.subscribe(() => window.scrollTo({ top: heightOf(shownTab.get() ?? key) }));
    watcher.observe(document.documentElement);
    goBack();
    const timer = setTimeout(settle, longestMs);
    window.addEventListener('scroll', note, { passive: true });
    const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const hand of hands) window.addEventListener(hand, settle, { passive: true });
    return () => {
      settle();
      unsubscribe();
      meet();
      clearTimeout(timer);
      window.removeEventListener('scroll', note);
      for (const hand of hands) window.removeEventListener(hand, settle);
    };
  }, [router, tabs, shownTab, key, isOn]);
}
