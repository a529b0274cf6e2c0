import { useEffect, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';

/** How long the first content has at least, in milliseconds. */
const restMs = 1000;

/** Whether the page has stood for a moment and had nothing left to ask for; stays true from then on. */
export function useQuiet(): boolean {
  const { client } = useConsole();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (client.runningCount > 0) return;
      clearInterval(timer);
      setQuiet(true);
    }, restMs);
    return () => clearInterval(timer);
  }, [client]);
  return isQuiet;
}
