import { useLayoutEffect, useRef, useState } from 'react';

/** Inner width of an element in pixels, kept up to date. */
export function useElementWidth<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = ref.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(target);
    setWidth(Math.floor(target.clientWidth));
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
