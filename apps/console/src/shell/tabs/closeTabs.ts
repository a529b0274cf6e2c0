import type { Tab } from './Tab';

/** Which tabs to close, seen from one of them. */
export type ClosedTabs = 'one' | 'left' | 'right' | 'others';

/** Why nothing was closed (spec section 2.5). */
export type CloseRefusal = 'lastTab' | 'noneLeft' | 'noneRight';

/** The tabs that stay, or why nothing can be closed. */
export function closeTabs(tabs: readonly Tab[], key: string, closed: ClosedTabs): { kept: readonly Tab[] } | { refused: CloseRefusal } {
  const at = tabs.findIndex((tab) => tab.key === key);
  if (at < 0) return { kept: tabs };
  if (closed === 'left' && at === 0) return { refused: 'noneLeft' };
  if (closed === 'right' && at === tabs.length - 1) return { refused: 'noneRight' };
  if ((closed === 'one' || closed === 'others') && tabs.length === 1) return { refused: 'lastTab' };
  const stays: Record<ClosedTabs, (index: number) => boolean> = {
    one: (index) => index !== at,
    left: (index) => index >= at,
    right: (index) => index <= at,
    others: (index) => index === at,
  };
  return { kept: tabs.filter((_, index) => stays[closed](index)) };
}

/** The tab to show after the open one was closed: the one that took its place, or the last. */
export const tabAfterClosing = (before: readonly Tab[], kept: readonly Tab[], openKey: string): Tab | undefined =>
  kept.find(({ key }) => key === openKey) ??
  kept[
    Math.min(
      before.findIndex(({ key }) => key === openKey),
      kept.length - 1,
    )
  ];
