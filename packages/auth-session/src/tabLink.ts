import type { TokenStore } from './tokenStore';

/** Name of the channel on which tabs tell each other to look at the token store. No token travels on it. */
export const channelName = 'backlot.session';

/** The wire between the tabs of one browser. */
export interface TabLink {
  /** Asks the other tabs to look at the token store. */
  tell: () => void;
  close: () => void;
}

/** Calls `onChange` when another tab said so, the store changed, or this page came back to sight (also from the back button). */
export function openTabLink({ store, onChange }: { store: TokenStore; onChange: () => void }): TabLink {
  const stops: Array<() => void> = [];
  const listen = (target: EventTarget | undefined, name: string) => {
    target?.addEventListener(name, onChange);
    stops.push(() => target?.removeEventListener(name, onChange));
  };
  const channel = typeof BroadcastChannel === 'function' && typeof document === 'object' ? new BroadcastChannel(channelName) : undefined;
  const page = typeof document === 'object' ? document : undefined;
  listen(channel, 'message');
  listen(page, 'visibilitychange');
  listen(page?.defaultView ?? undefined, 'pageshow');
  listen(page?.defaultView ?? undefined, 'focus');
  const stopStore = store.subscribe?.(onChange);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    tell: () => channel?.postMessage('changed'),
    close() {
      for (const stop of stops) stop();
      stopStore?.();
      channel?.close();
    },
  };
}
