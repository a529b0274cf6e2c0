import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Slot } from '../../document/tree/slots';
import { useDesigner } from '../../store/DesignerContext';
import { keysIn } from './useChildKeys';

/** Length of the drag animation, in ms (spec section 9). */
export const dragAnimation = 180;

/** Lets the children of a slot glide to their new place when their order changes. */
export function useSlide({
  element,
  parent,
  slot,
  keys,
}: {
  element: RefObject<HTMLElement | null>;
  parent: string | null;
  slot: Slot;
  keys: readonly string[];
}): void {
  const { store } = useDesigner();
  const before = useRef<Map<string, DOMRect> | null>(null);
  useEffect(
    () =>
      store.subscribe(() => {
        const now = keysIn(store.getState(), { parent, slot });
        const isReordered = now !== keys && (now.length !== keys.length || now.some((key, index) => key !== keys[index]));
        if (isReordered && element.current && !before.current) before.current = boxesIn(element.current);
      }),
    [store, element, parent, slot, keys],
  );
  useLayoutEffect(() => {
    const boxes = before.current;
    before.current = null;
    if (!boxes || !element.current || keys.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Every box is read before the first animation begins, so that the page is laid out once.
    const moves = itemsIn(element.current).map((child) => ({
      child,
      from: boxes.get(child.dataset.key ?? ''),
      to: child.getBoundingClientRect(),
    }));
    for (const move of moves) glide(move);
  }, [element, keys]);
}

function glide({ child, from, to }: { child: HTMLElement; from: DOMRect | undefined; to: DOMRect }): void {
  if (!from) return;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (x === 0 && y === 0) return;
  child.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: dragAnimation, easing: 'ease' });
}

const boxesIn = (element: HTMLElement): Map<string, DOMRect> =>
  new Map(itemsIn(element).map((child) => [child.dataset.key ?? '', child.getBoundingClientRect()]));

/** The items of a slot, also inside the wrappers of the virtual list, not those of slots deeper down. */
export const itemsIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>('[data-key]')].filter((item) => item.parentElement?.closest('[data-slot]') === element);
