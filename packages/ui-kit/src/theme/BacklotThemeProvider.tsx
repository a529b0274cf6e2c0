import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { viVN, zhCN } from '@mui/material/locale';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Locale } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { type ReactNode, useMemo } from 'react';
import { baseline } from './styles/baseline';
import { type BacklotThemeOptions, createBacklotTheme } from './createBacklotTheme';
import type { Mode } from './tokens/Mode';

/** What the provider takes; everything has a default. */
export interface BacklotThemeProviderProps extends Omit<BacklotThemeOptions, 'mode'> {
  /** `system` follows the device. */
  mode?: Mode | 'system';
  /** The CSP nonce of the page; with it styles need no `unsafe-inline` (style-src-elem). */
  nonce?: string;
  /** The language of MUI's own words; by default the one of `LocaleProvider`. */
  locale?: Locale;
  children?: ReactNode;
}

/** Puts theme, style cache and global styles under a tree: one at the root of an application, never one inside another: the CSS variables live on the document. */
export function BacklotThemeProvider({
  mode = 'light',
  primary,
  density,
  colorWeak = false,
  nonce,
  locale,
  children,
}: BacklotThemeProviderProps) {
  const spoken = useLocale();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const resolved = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode;
  const language = locale ?? spoken;
  const cache = useMemo(() => createCache({ key: 'bl', ...(nonce && { nonce }) }), [nonce]);
  const theme = useMemo(
    () => createBacklotTheme({ mode: resolved, primary, density, colorWeak }, muiWords[language]),
    [resolved, primary, density, colorWeak, language],
  );
  const styles = useMemo(() => baseline({ theme, colorWeak }), [theme, colorWeak]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={styles} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

const muiWords: Record<Locale, object> = { en: {}, 'zh-CN': zhCN, vn: viVN };
