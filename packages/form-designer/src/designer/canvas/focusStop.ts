import type { RefObject } from 'react';
import type { Stop } from './canvasStops';

/** Puts the keyboard focus on a stop as soon as it is drawn; gives up after two seconds. `path` leads to it from the root. */
export function focusStop(root: RefObject<HTMLElement | null>, stop: Stop, path: readonly string[]): () => void {
  let frame = 0;
  let tries = 120;
  const look = () => {
    const element = root.current?.querySelector<HTMLElement>(selectorOf(stop));
    if (element) {
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
      return;
    }
    // What stands nearest around it is brought into view, so that it draws what it holds.
    const around = path.findLast((key) => placeholderOf(root.current, key));
    if (around !== undefined) placeholderOf(root.current, around)?.scrollIntoView({ block: 'nearest' });
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

const placeholderOf = (root: HTMLElement | null, key: string) => root?.querySelector(`[data-key="${CSS.escape(key)}"]`);
