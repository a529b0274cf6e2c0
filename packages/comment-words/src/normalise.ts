/**
 * One way to write a comment, for counting and looking up (metrics 5.7, step 1): NFKC, lower case, no links, mentions, zero-width
 * characters and skin tones, a letter repeated more than twice kept twice, one space between words. Emoji stay.
 * Linear in the length of the text, and `normalise(normalise(x)) === normalise(x)`.
 *
 * @example normalise('Đẹp quáááá 😍😍😍😍 @lan https://shop.vn') // 'đẹp quáá 😍😍'
 */
export function normalise(text: string): string {
  const folded = foldThai(plainQuotes(foldWidthAndCase(plainQuotes(withoutInvisible(text)))));
  return collapse(folded).replace(link, ' ').replace(mention, ' ').replace(/\s+/gu, ' ').trim();
}

/** Links with their scheme, beginning with www (its w already collapsed), or by a known end. Every part is bounded: no text is slow. */
export const link =
  /(?:https?:\/\/|(?<![\p{L}\p{N}])ww+\.)\S+|(?<![a-z0-9-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:(?:com|net|org|info|shop|store|online|xyz|vip|club|site)(?![a-z0-9])(?:\/\S*)?|[a-z]{2,6}\/\S+)/giu;

/** `@name` as the platforms write it. */
export const mention = /@[\p{L}\p{M}\p{N}_.]+/gu;

/** A run of marks longer than any script needs makes normalising quadratic; eight are kept. */
const longMarks = /(\p{M}{8})\p{M}+/gu;

const withoutInvisible = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .replace(/(?!\u200D)\p{Default_Ignorable_Code_Point}|[\u{1F3FB}-\u{1F3FF}]/gu, '')
    .replace(/(?<!\p{Extended_Pictographic})\u200D|\u200D(?!\p{Extended_Pictographic})/gu, '');

/** Before folding, which takes ´ apart, and after it, which makes ŉ two letters with an apostrophe. */
const plainQuotes = (text: string) => text.replace(/[‘’ʼ`´]/gu, "'");

/** NFKC without its worst case. */
export const foldWidth = (text: string): string => text.replace(longMarks, '$1').normalize('NFKC').replace(longMarks, '$1');

const foldWidthAndCase = (text: string) => foldWidth(foldWidth(text).toLowerCase());

/** NFKC takes ำ apart, and people type its tone before or after it, and แ as เเ. */
const foldThai = (text: string) => text.replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/gu, '$1\u0E33').replace(/เเ/gu, 'แ');

const collapse = (text: string) =>
  text
    .replace(/([^\p{Nd}\s])\1{2,}/gu, '$1$1')
    .replace(/((?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}){1,6}))\1{2,}/gu, '$1$1')
    .replace(/(?<!\p{Nd})([0-9])\1{3,}(?!\p{Nd})/gu, '$1$1$1');
