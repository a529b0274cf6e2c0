import { createContext, useContext } from 'react';
import type { Console } from './createConsole';

/** Hands the console down; `main.tsx` and stories provide it. */
export const ConsoleContext = createContext<Console | null>(null);

/** The console of this page. */
export function useConsole(): Console {
  const found = useContext(ConsoleContext);
  if (!found)
    throw new Error(
      'useConsole was called outside ConsoleContext, so there is no client and no session. Wrap the tree in <ConsoleContext value={console}>.',
    );
  return found;
}
