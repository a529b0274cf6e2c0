import { createContext } from 'react';

/** What stands beside a menu entry: the number, and the words that tell it. */
export interface ShownCount {
  text: string;
  words: string;
}

export type ShownCounts = Readonly<Record<string, ShownCount>>;

/** What waits behind the entries of the menu, by menu code; empty until it is known. */
export const MenuCountsContext = createContext<ShownCounts>({});
