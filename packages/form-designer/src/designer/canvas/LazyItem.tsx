import { useEffect, useRef, useState } from 'react';
import { CanvasItem, type CanvasItemProps } from './CanvasItem';

/** How far outside the canvas an item is drawn already. */
const margin = '600px';

/** An item of a slot: drawn at once, or when it comes near the window; once drawn it stays. */
export function LazyItem({ isDrawn, ...item }: CanvasItemProps & { isDrawn: boolean }) {
  const [isNear, setNear] = useState(isDrawn);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    // The margin counts in the canvas, which scrolls by itself, where the browser knows `scrollMargin`.
    const settings: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), settings);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (isNear || isDrawn) return <CanvasItem {...item} />;
  return <div ref={element} className="fd-lazy" data-key={item.controlKey} data-index={item.index} />;
}
