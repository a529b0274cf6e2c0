import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { buttonStyles } from './styles/buttonStyles';
import { defaultPrimary } from './tokens/colorPresets';
import { type Density, sizesOf } from './tokens/density';
import type { Mode } from './tokens/Mode';
import { inputStyles } from './styles/inputStyles';
import { navigationStyles } from './styles/navigationStyles';
import { paletteOf } from './tokens/palette';
import { surfaceStyles } from './styles/surfaceStyles';
import { surfaces } from './tokens/surfaces';
import { tableStyles } from './styles/tableStyles';
import { typography } from './tokens/typography';

/** What a person may set about the look. */
export interface BacklotThemeOptions {
  mode?: Mode;
  /** Any colour; the eight of `colorPresets` are tested for contrast. */
  primary?: string;
  density?: Density;
  /** Tones that red-green blindness keeps apart, and glyphs in place of dots. */
  colorWeak?: boolean;
}

/** The MUI theme of Backlot, written as CSS variables (`--mui-palette-…`). Extra arguments are merged as in MUI's `createTheme`, such as a MUI locale. */
export function createBacklotTheme(
  { mode = 'light', primary = defaultPrimary, density = 'comfortable', colorWeak = false }: BacklotThemeOptions = {},
  ...more: object[]
): Theme {
  const sizes = sizesOf(density);
  const surface = surfaces[mode];
  return createTheme(
    {
      cssVariables: true,
      palette: paletteOf({ mode, primary, colorWeak }),
      typography,
      spacing: 4,
      shape: { borderRadius: 8 },
      shadows: ['none', surface.shadow, ...Array<string>(23).fill(surface.floating)] as unknown as Shadows,
      transitions: {
        duration: { shortest: 100, shorter: 120, short: 140, standard: 160, complex: 180, enteringScreen: 180, leavingScreen: 140 },
      },
      motion: { reducedMotion: 'system' },
      breakpoints: { values: { xs: 0, sm: 577, md: 900, lg: 1200, xl: 1536 } },
      components: {
        ...buttonStyles(sizes),
        ...inputStyles(sizes),
        ...surfaceStyles(sizes),
        ...navigationStyles(sizes),
        ...tableStyles(sizes),
      },
    },
    ...more,
  );
}
