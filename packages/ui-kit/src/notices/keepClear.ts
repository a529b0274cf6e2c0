/** Mark of what notices never cover: footers of lists, bars of decisions. */
const marked = '[data-keep-clear]';

/** From the window's edge, and from what is kept clear, in px. */
const edge = 20;
const gap = 8;

/** Lifts what stands at the bottom of the window above whatever must stay free there, by the variable `--bl-notice-lift`, until the answer is called. */
export function keepClear(element: HTMLElement): () => void {
  const update = () => element.style.setProperty('--bl-notice-lift', `${liftOf(element)}px`);
  update();
  const observer = new ResizeObserver(update);
  observer.observe(element);
  observer.observe(document.body);
  document.addEventListener('scroll', update, { capture: true, passive: true });
  window.addEventListener('resize', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('scroll', update, { capture: true });
    window.removeEventListener('resize', update);
  };
}

function liftOf(element: HTMLElement): number {
  const { left, right, height } = element.getBoundingClientRect();
  const rects = [...document.querySelectorAll(marked)].map((one) => one.getBoundingClientRect());
  const beside = rects.filter((rect) => rect.left < right && rect.right > left).toSorted((one, other) => other.top - one.top);
  let bottom = window.innerHeight - edge;
  for (const rect of beside) if (rect.top < bottom && rect.bottom > bottom - height) bottom = rect.top - gap;
  // Where there is no room above it either, it stays where it is looked for.
  return bottom - height < 0 ? 0 : window.innerHeight - edge - bottom;
}
