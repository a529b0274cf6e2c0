import { useEffect, useState } from 'react';

/** From here on a header that hides does so, in px. */
const fromPx = 180;

/** Whether the header steps aside: while scrolling down, until one scrolls up again (spec section 9, auto-hide header). */
export function useHeaderAway(isOn: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let before = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - before) < 4) return;
      setAway(now > before && now > fromPx);
      before = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [isOn]);
  return isOn && isAway;
}
