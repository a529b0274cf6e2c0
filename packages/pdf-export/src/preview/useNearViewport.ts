import { useEffect, useRef, useState } from 'react';

/** Whether an element is visible or less than a screen away. */
export function useNearViewport<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = ref.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), { rootMargin: '100%' });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
