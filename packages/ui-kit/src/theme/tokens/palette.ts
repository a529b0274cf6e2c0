import type { PaletteOptions } from '@mui/material/styles';
import { type Accent, deriveAccent } from './deriveAccent';
import type { Mode } from './Mode';
import { type Surfaces, surfaces } from './surfaces';
import { type Tone, type ToneColors, tonesOf } from './tones';

/** Backlot's own tokens; each is also a CSS variable such as `--mui-palette-tone-ok-ink`. */
export interface BacklotPalette {
  accent: Accent;
  tone: Record<Tone, ToneColors>;
  line: { main: string; soft: string; edge: string; control: string };
  surface: { raised: string; floating: string };
  ink: { third: string };
  side: Surfaces['side'];
}

declare module '@mui/material/styles' {
  interface Palette extends BacklotPalette {}
  interface PaletteOptions extends Partial<BacklotPalette> {}
}

/** Every colour of a mode, from the drawn tokens and the chosen accent. */
export function paletteOf({ mode, primary, colorWeak }: { mode: Mode; primary: string; colorWeak: boolean }): PaletteOptions {
  const surface = surfaces[mode];
  const accent = deriveAccent({ primary, mode });
  const tone = tonesOf({ mode, colorWeak });
  const onStrong = mode === 'light' ? '#ffffff' : '#0c131d';
  return {
    mode,
    primary: { main: accent.fill, dark: accent.fillHover, light: accent.main, contrastText: accent.onFill },
    secondary: { main: surface.second, dark: surface.ink, light: surface.third, contrastText: onStrong },
    success: { main: tone.ok.ink, contrastText: onStrong },
    warning: { main: tone.warn.ink, contrastText: onStrong },
    error: { main: tone.bad.ink, contrastText: onStrong },
    info: { main: tone.info.ink, contrastText: onStrong },
    text: { primary: surface.ink, secondary: surface.second, disabled: surface.faint },
    background: { default: surface.background, paper: surface.paper },
    divider: surface.line,
    action: mode === 'light' ? lightAction : darkAction,
    accent,
    tone,
    line: { main: surface.line, soft: surface.softLine, edge: surface.edge, control: surface.control },
    surface: { raised: surface.raised, floating: surface.floatingPaper },
    ink: { third: surface.third },
    side: surface.side,
  };
}

const lightAction = {
  active: '#556072',
  hover: 'rgba(23, 32, 46, 0.045)',
  selected: 'rgba(23, 32, 46, 0.07)',
  disabled: '#9aa5b5',
  disabledBackground: '#eef1f5',
};

const darkAction = {
  active: '#a9b5c6',
  hover: 'rgba(231, 237, 245, 0.06)',
  selected: 'rgba(231, 237, 245, 0.1)',
  disabled: '#5d6b80',
  disabledBackground: '#1c2839',
};
