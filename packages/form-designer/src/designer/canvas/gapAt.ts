import type { Point } from '../dnd';
import { itemsIn } from './useSlide';

/** Index of the gap between the items of a slot that is nearest to a point. */
export function gapAt(slot: HTMLElement, point: Point): number {
  const items = itemsIn(slot);
  for (const item of items) {
    const box = item.getBoundingClientRect();
    const isBeside = point.y >= box.top && point.y <= box.bottom && isInRow(slot);
    if (isBeside ? point.x < box.left + box.width / 2 : point.y < box.top + box.height / 2) return Number(item.dataset.index);
  }
  const last = items.at(-1);
  return last ? Number(last.dataset.index) + 1 : 0;
}

const isInRow = (slot: HTMLElement): boolean => slot.dataset.flow === 'row';
