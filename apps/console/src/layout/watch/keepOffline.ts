/** Where TanStack Router notes that it has loaded the page anew for code that did not arrive, so that it does so once. */
const reloadedFor = 'tanstack_router_reload:';

/**
 * Keeps the page when the code of a screen does not arrive without a network: the router would load the page anew, which
 * leaves nothing but the browser's own page of errors. The screen says that it waits for the network instead.
 */
export function keepOffline(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine) return;
    try {
      sessionStorage.setItem(reloadedFor + payload.message, '1');
    } catch {
      // Without a storage the router never loads anew by itself.
    }
  });
}
