import { fontNames } from './fontName';

/** A font of the host beside those of this package. */
export interface AddedFont {
  /** A name of your own; a font added again under a name takes its place if it has not been read yet. */
  name: string;
  /** Where the font lies: an address, in Node also a path. TTF or OTF; WOFF is slow to read. */
  src: string | URL;
  /** Scripts the font is for, as Unicode names them (`Arabic`, `Khmer`): it is read only for a text that has one. Without them for any text that no other font draws. */
  scripts?: readonly string[];
}

/** An added font as plain data, which crosses to a worker. */
export type FontSource = AddedFont & { src: string };

const added = new Map<string, FontSource>();

/**
 * Adds fonts, once for the page or the process: `addFonts([{ name: 'arabic', src: '/fonts/NotoSansArabic.ttf', scripts: ['Arabic'] }])`.
 * Documents that are made afterwards draw with them what the fonts of this package do not have; each is read for the first text that needs it.
 */
export function addFonts(fonts: readonly AddedFont[]): void {
  for (const { name, src, scripts } of fonts) {
    if ((fontNames as readonly string[]).includes(name)) throw new TypeError(`the name ${name} belongs to a font of this package`);
    added.set(name, { name, src: String(src), ...(scripts && { scripts }) });
  }
}

/** The fonts that have been added, in the order of adding. */
export const addedFonts = (): FontSource[] => [...added.values()];

const packaged =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]/u;

/** True for a character of a script that the fonts of this package do not have, or in part only. */
export const isForeign = (char: string): boolean => !packaged.test(char);

/** Whether an added font should be read for a text. */
export function isWanted({ scripts }: FontSource, text: string): boolean {
  return scripts ? scripts.some((script) => new RegExp(String.raw`\p{Script_Extensions=${script}}`, 'u').test(text)) : true;
}
