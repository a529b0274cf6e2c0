import type { Mode } from './Mode';

/** Grounds, inks and lines of a mode, as drawn. */
export interface Surfaces {
  background: string;
  paper: string;
  raised: string;
  /** Paper of menus and select lists. */
  floatingPaper: string;
  ink: string;
  second: string;
  third: string;
  faint: string;
  line: string;
  softLine: string;
  /** Of what floats. */
  edge: string;
  control: string;
  side: { ground: string; text: string; active: string; activeText: string };
  shadow: string;
  floating: string;
}

/** The calm greys everything stands on. */
export const surfaces: Record<Mode, Surfaces> = {
  light: {
    background: '#f5f7fa',
    paper: '#ffffff',
    raised: '#fafbfc',
    floatingPaper: '#ffffff',
    ink: '#17202e',
    second: '#556072',
    third: '#616d82',
    faint: '#9aa5b5',
    line: '#e5e9f0',
    softLine: '#eef1f5',
    edge: '#ccd4df',
    control: '#8793a5',
    side: { ground: '#0f1b2d', text: '#a9b6c9', active: '#1b2d49', activeText: '#ffffff' },
    shadow: '0 1px 2px rgba(23, 32, 46, 0.06)',
    floating: '0 12px 32px rgba(23, 32, 46, 0.14), 0 2px 6px rgba(23, 32, 46, 0.08)',
  },
  dark: {
    background: '#0c131d',
    paper: '#131c29',
    raised: '#172231',
    floatingPaper: '#182333',
    ink: '#e7edf5',
    second: '#a9b5c6',
    third: '#8e9cb2',
    faint: '#5d6b80',
    line: '#243146',
    softLine: '#1c2839',
    edge: '#3a4a62',
    control: '#64748c',
    side: { ground: '#0a1220', text: '#a9b6c9', active: '#16263d', activeText: '#ffffff' },
    shadow: '0 1px 2px rgba(0, 0, 0, 0.3)',
    floating: '0 16px 40px rgba(0, 0, 0, 0.55), 0 2px 8px rgba(0, 0, 0, 0.4)',
  },
};
