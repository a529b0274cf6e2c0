/** How long a page that announced to leave may still be there: whoever was asked and stays is believed after that. */
const announcedMs = 5_000;

/** Whether the page is on its way out: answers that fail then were cut off by the browser and mean nothing. */
export interface Leaving {
  isLeaving: () => boolean;
}

export function createLeaving(page: Pick<Window, 'addEventListener'> = window, now: () => number = () => performance.now()): Leaving {
  let announcedAt = -Infinity;
  let isGone = false;
  page.addEventListener('beforeunload', () => {
    announcedAt = now();
  });
  page.addEventListener('pagehide', () => {
    isGone = true;
  });
  page.addEventListener('pageshow', () => {
    isGone = false;
    announcedAt = -Infinity;
  });
  return { isLeaving: () => isGone || now() - announcedAt < announcedMs };
}
