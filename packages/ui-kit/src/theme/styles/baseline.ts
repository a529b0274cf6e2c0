import type { Theme } from '@mui/material/styles';
import { hotStyles } from './hotStyles';

/** The global styles under every screen. */
export const baseline = ({ theme, colorWeak }: { theme: Theme; colorWeak: boolean }) => ({
  '*, *::before, *::after': { boxSizing: 'border-box' as const },
  html: { WebkitTextSizeAdjust: '100%', scrollbarColor: `${theme.palette.line.control} transparent` },
  body: {
    margin: 0,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.default,
    ...theme.typography.body1,
    fontFeatureSettings: "'cv11', 'ss03'",
    WebkitFontSmoothing: 'antialiased',
  },
  'strong, b': { fontWeight: 650 },
  ':focus-visible': { outlineColor: theme.palette.accent.main },
  '::selection': { color: theme.palette.accent.ink, backgroundColor: theme.palette.accent.soft },
  ...(colorWeak && { 'a[href]:not([role])': { textDecoration: 'underline' } }),
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any duration of its own would have every box hand a changed colour on a frame later than the box around it.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  ...hotStyles(theme, colorWeak),
});
