import type { ReactNode } from 'react';

/** Something the palette finds: a page, an action or a record. */
export interface PaletteEntry {
  key: string;
  kind: 'page' | 'action' | 'record';
  /** In the language of the person. */
  label: string;
  /** Where it belongs: the application, the group. */
  place: string;
  icon: ReactNode;
  /** Every word it answers to: its names in the three languages, its address. */
  words: readonly string[];
  run: () => void;
  /** Where `run` shows something beside the page: opens its own page instead. */
  openPage?: () => void;
}
