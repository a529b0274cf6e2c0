import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, in px: undefined until it stands, and known before anything of it is painted. */
export function useWidth(place: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const read = () => setWidth(element.clientWidth);
    read();
    const sized = new ResizeObserver(read);
    sized.observe(element);
    return () => sized.disconnect();
  }, [place]);
  return width;
}
