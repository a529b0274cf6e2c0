/** Mark of what notices never cover: footers of lists, bars of decisions. */
const marked = '[data-keep-clear]';

/** Neither do they cover the field one types into, nor come down again on what is pressed after it. */
const field = '.MuiFormControl-root';

/** From the window's edge, and from what is kept clear, in px. */
const edge = 20;
const gap = 8;

/** Lifts what stands at the bottom of the window above whatever must stay free there, by the variable `--bl-notice-lift`, until the answer is called. */
export function keepClear(element: HTMLElement): () => void {
  let typed = fieldOf(document.activeElement);
  const update = () => {
    const kept = [...keptIn(element), ...(typed?.isConnected ? [typed] : [])];
    element.style.setProperty('--bl-notice-lift', `${liftOf(element, kept)}px`);
    // What grows meanwhile moves it too. Watching something anew would report it anew.
    for (const one of [element, document.body, ...kept]) {
      if (!watched.has(one)) observer.observe(one);
      watched.add(one);
    }
  };
  let frame = 0;
  // Once for each picture, whatever happens before it: to measure is to lay the page out.
  const updateSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      update();
    });
  };
  const typing = ({ target }: Event) => {
    typed = fieldOf(target) ?? typed;
    updateSoon();
  };
  const watched = new WeakSet<Element>();
  const observer = new ResizeObserver(update);
  update();
  const arrivals = new MutationObserver(updateSoon);
  arrivals.observe(roomOf(element), { childList: true, subtree: true });
  document.addEventListener('scroll', updateSoon, { capture: true, passive: true });
  document.addEventListener('focusin', typing);
  window.addEventListener('resize', updateSoon);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    arrivals.disconnect();
    document.removeEventListener('scroll', updateSoon, { capture: true });
    document.removeEventListener('focusin', typing);
    window.removeEventListener('resize', updateSoon);
  };
}

/** What lies behind an open dialog can be covered. */
const roomOf = (element: HTMLElement) => element.closest('[role=dialog], [role=alertdialog]') ?? document.body;

const keptIn = (element: HTMLElement) => [...roomOf(element).querySelectorAll(marked)];

const fieldOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(field) : null);

function liftOf(element: HTMLElement, kept: readonly Element[]): number {
  const { left, right, height } = element.getBoundingClientRect();
  const rects = kept.map((one) => one.getBoundingClientRect());
  const beside = rects.filter((rect) => rect.left < right && rect.right > left).toSorted((one, other) => other.top - one.top);
  let bottom = window.innerHeight - edge;
  for (const rect of beside) if (rect.top < bottom && rect.bottom > bottom - height) bottom = rect.top - gap;
  // Where there is no room above it either, it stays where it is looked for.
  return bottom - height < 0 ? 0 : window.innerHeight - edge - bottom;
}
