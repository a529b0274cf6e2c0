import { createContext } from 'react';

/**
 * How page numbers come about: `auto` counts only where a page is likely to overflow, `count` always. Counting costs
 * react-pdf two more layouts of every page, so a page that stands alone simply says 1 of 1.
 */
export const PageCounting = createContext<'auto' | 'count'>('auto');

/** Hears of each page that is done; of some more than once. */
export const PageListener = createContext<(() => void) | undefined>(undefined);
