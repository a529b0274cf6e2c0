import { createEmitter } from '../console/createEmitter';

/** How long the way to a tab waits for it to be painted at most, in milliseconds: a window in the background paints nothing. */
const longestWaitMs = 200;

/**
 * Which open tab is in sight. A tab that was visited stands in the page: it comes into sight with the click, and its
 * route is entered and its screen woken after it was painted.
 */
export interface ShownTab {
  /** The tab in sight. */
  get(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Takes the element of a tab's screen, for as long as it stands in the page. */
  hold(key: string, element: HTMLElement): void;
  /** Brings a visited tab into sight; answered once it is painted. A tab that has no element yet comes with its route. */
  bring(key: string): Promise<void>;
  /** Puts a tab into sight, and the others out of it, without telling anybody: while React commits, also for the first time. */
  arrange(key: string): void;
  /** The tab whose route is entered: what was brought into sight on the way gives way to it. */
  enter(key: string): void;
}

export function createShownTab(): ShownTab {
  const changes = createEmitter<undefined>();
  const elements = new Map<string, HTMLElement>();
  let shown: string | undefined;
  const isHeld = (key: string) => elements.get(key)?.isConnected === true;
  const arrange = (key: string) => {
    for (const [held, element] of elements) {
      if (!element.isConnected) elements.delete(held);
      else setInSight(element, held === key);
    }
  };
  const show = (key: string) => {
    arrange(key);
    if (shown === key) return;
    shown = key;
    changes.emit(undefined);
  };
  // React also hides what it drew while it was hidden.
  const late = new MutationObserver(() => shown !== undefined && arrange(shown));
  return {
    get: () => shown,
    subscribe: changes.subscribe,
    hold(key, element) {
      elements.set(key, element);
      late.observe(element, { attributeFilter: ['style'] });
    },
    bring(key) {
      if (shown === key || !isHeld(key)) return Promise.resolve();
      show(key);
      return painted();
    },
    arrange,
    enter(key) {
      if (isHeld(key)) show(key);
    },
  };
}

/**
 * React takes what is hidden out of the layout (`display: none`); laying a page of rows out anew would cost most of a switch.
 * Kept in the layout but skipped, it comes back as it was. A browser that cannot skip takes it out.
 */
function setInSight({ style }: HTMLElement, isInSight: boolean): void {
  const hidden = isInSight ? '' : 'hidden';
  const display = isInSight || CSS.supports('content-visibility', 'hidden') ? '' : 'none';
  if (style.display !== display) style.display = display;
  if (style.contentVisibility !== hidden) style.contentVisibility = hidden;
}

/** After the next frame is on the screen: when the one after it begins. */
const painted = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs);
    const goOn = () => {
      clearTimeout(timer);
      resolve();
    };
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(goOn)));
  });
