import type { RefObject } from 'react';
import type { Stop } from './canvasStops';

/** Puts the keyboard focus on a stop as soon as it is drawn; gives up after two seconds. */
export function focusStop(root: RefObject<HTMLElement | null>, stop: Stop): () => void {
  let frame = 0;
  let tries = 120;
  const look = () => {
    const element = root.current?.querySelector<HTMLElement>(selectorOf(stop));
    if (element) {
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
      return;
    }
    if ('key' in stop) root.current?.querySelector(`[data-key="${CSS.escape(stop.key)}"]`)?.scrollIntoView({ block: 'nearest' });
    tries -= 1;
    if (tries > 0) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

const selectorOf = (stop: Stop): string =>
  'key' in stop
    ? `.fd-item[data-key="${CSS.escape(stop.key)}"]`
    : `[data-slot="${CSS.escape(stop.slot)}"][data-parent="${CSS.escape(stop.parent)}"]`;
