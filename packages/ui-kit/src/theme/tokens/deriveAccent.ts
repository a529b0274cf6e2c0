import { alpha, darken, getContrastRatio, lighten } from '@mui/material/styles';
import { defaultPrimary } from './colorPresets';
import { surfaces } from './surfaces';
import type { Mode } from './Mode';

/** The shades a chosen colour takes, each readable where it is used. */
export interface Accent {
  /** The colour as chosen, for charts and decoration. */
  chosen: string;
  /** Marks, focus rings, checked boxes: at least 3:1 against paper. */
  main: string;
  /** Filled controls, links: at least 4.5:1 against paper and against `onFill`. */
  fill: string;
  fillHover: string;
  onFill: string;
  /** Ground of what is selected. */
  soft: string;
  /** Text on `soft`, at least 4.5:1. */
  ink: string;
}

/** Derives the shades of whichever colour is chosen, so that white or dark text on it can always be read. */
export function deriveAccent({ primary, mode }: { primary: string; mode: Mode }): Accent {
  if (primary.toLowerCase() === defaultPrimary) return drawn[mode];
  return mode === 'light' ? lightAccent(primary) : darkAccent(primary);
}

const drawn: Record<Mode, Accent> = {
  light: {
    chosen: '#1890ff',
    main: '#1890ff',
    fill: '#0a6ad0',
    fillHover: '#085bb4',
    onFill: '#ffffff',
    soft: '#e8f3ff',
    ink: '#0b63c5',
  },
  dark: {
    chosen: '#4aa8ff',
    main: '#4aa8ff',
    fill: '#4aa8ff',
    fillHover: '#6bb8ff',
    onFill: '#0c131d',
    soft: '#11304f',
    ink: '#8cc8ff',
  },
};

function lightAccent(chosen: string): Accent {
  const { paper, background, third } = surfaces.light;
  const soft = tint({ top: chosen, share: 0.1, under: paper, ink: third });
  const fill = shift({ color: chosen, by: darken, against: [paper, background, soft], ratio: 4.8 });
  return {
    chosen,
    main: shift({ color: chosen, by: darken, against: [paper, background], ratio: 3 }),
    fill,
    fillHover: darken(fill, 0.14),
    onFill: '#ffffff',
    soft,
    ink: shift({ color: chosen, by: darken, against: [soft], ratio: 5.2 }),
  };
}

function darkAccent(chosen: string): Accent {
  const { paper, background, raised, third } = surfaces.dark;
  const soft = tint({ top: chosen, share: 0.2, under: paper, ink: third });
  const fill = shift({ color: chosen, by: lighten, against: [paper, background, raised], ratio: 6 });
  return {
    chosen: fill,
    main: fill,
    fill,
    fillHover: lighten(fill, 0.16),
    onFill: '#0c131d',
    soft,
    ink: shift({ color: chosen, by: lighten, against: [soft, paper], ratio: 7 }),
  };
}

interface Shift {
  color: string;
  by: (color: string, share: number) => string;
  against: string[];
  ratio: number;
}

function shift({ color, by, against, ratio }: Shift): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = by(color, share);
    if (against.every((ground) => getContrastRatio(shade, ground) >= ratio)) return shade;
  }
  return by(color, 1);
}

interface Tint {
  top: string;
  share: number;
  under: string;
}

/** As much of the colour as the third ink still bears. */
function tint({ ink, share, ...rest }: Tint & { ink: string }): string {
  const shade = mix({ ...rest, share });
  return share < 0.02 || getContrastRatio(ink, shade) >= 4.5 ? shade : tint({ ink, ...rest, share: share - 0.01 });
}

function mix({ top, share, under }: Tint): string {
  const [over, below] = [channels(top), channels(under)];
  return `rgb(${over.map((value, index) => Math.round(value * share + (below[index] ?? 0) * (1 - share))).join(', ')})`;
}

const channels = (color: string): number[] => (alpha(color, 1).match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
