/**
 * The chain in which a glyph is looked for: everyday hanzi with Latin and Vietnamese first, then Thai and currency
 * signs, emoji, and the rarer hanzi. The last two are loaded only for a text that needs them.
 */
export const fontNames = ['sans', 'thai', 'emoji', 'rare'] as const;

/** One font of the chain. */
export type FontName = (typeof fontNames)[number];

/** Has the punctuation of Latin text that the hanzi font draws as wide as a hanzi. */
export const latinFont: FontName = 'thai';

/** Loaded for every document. */
export const everydayFonts: readonly FontName[] = ['sans', 'thai'];

/** Loaded only for a text that needs them. */
export const spareFonts: readonly FontName[] = ['emoji', 'rare'];

/** The file of a font, in the package's `fonts` folder. */
export const fontFile = (name: FontName) => `backlot-${name}.ttf`;

/** The family a font is registered under in react-pdf. */
export const fontFamily = (name: string) => `Backlot ${name}`;
