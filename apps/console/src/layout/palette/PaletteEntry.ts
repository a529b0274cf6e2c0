import type { ReactNode } from 'react';

/** Something the palette finds: a page or an action. */
export interface PaletteEntry {
  key: string;
  kind: 'page' | 'action';
  /** In the language of the person. */
  label: string;
  /** Where it belongs: the application, the group. */
  place: string;
  icon: ReactNode;
  /** Every word it answers to: its names in the three languages, its address. */
  words: readonly string[];
  run: () => void;
}
