import type { FontName } from './fonts/fontName';

/** Address of every font. */
export type FontUrls = Record<FontName, string>;

/**
 * The fonts of this package as a bundler finds them. Lies beside the doors of the package, so that the relative path
 * is the same in `src` and in `dist`.
 */
export const packagedFontUrls = (): FontUrls => ({
  sans: new URL('../fonts/backlot-sans.ttf', import.meta.url).href,
  thai: new URL('../fonts/backlot-thai.ttf', import.meta.url).href,
  emoji: new URL('../fonts/backlot-emoji.ttf', import.meta.url).href,
  rare: new URL('../fonts/backlot-rare.ttf', import.meta.url).href,
});
