import { useEffect, useRef, useState } from 'react';
import { CanvasItem, type CanvasItemProps } from './CanvasItem';

/** An item of a long slot, drawn once it comes near the window. */
export function LazyItem(props: CanvasItemProps) {
  const [isNear, setNear] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '600px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  if (isNear) return <CanvasItem {...props} />;
  return <div ref={element} className="fd-lazy" data-key={props.controlKey} data-index={props.index} />;
}
