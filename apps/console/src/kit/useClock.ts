import { useEffect, useState } from 'react';

/** The time of day, followed each minute, so that a greeting or a waiting time never stands still on a page that was left open. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
