import { createContext } from 'react';

/** How page numbers come about: `auto` counts only where a page is likely to overflow, `count` always. */
export interface PageCounting {
  mode: 'auto' | 'count';
  /** Called once for each page that has been laid out, in mode `count`. */
  onPage?: () => void;
}

/** Counting costs react-pdf two more layouts of every page, so a page that stands alone simply says 1 of 1. */
export const PageProgress = createContext<PageCounting>({ mode: 'auto' });
