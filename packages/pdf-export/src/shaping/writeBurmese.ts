const consonant = String.raw`[\u1000-\u102a\u103f\u104e\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e\uaa60-\uaa6f\uaa71-\uaa76\uaa7a\u25cc]`;
const kinzi = String.raw`[\u1004\u101b\u105a]\u103a\u1039`;
const syllable = new RegExp(
  `(${kinzi})?(${consonant})((?:\u1039${consonant}|[\u102b-\u1038\u103a-\u103e\u1056-\u1059\u105e-\u1060\u1084\u1086])*)`,
  'gu',
);

/** Features of OpenType that make its glyphs, which fontkit does not turn on for this script. */
export const burmeseFeatures = ['rphf', 'pref', 'blwf', 'pstf', 'pres', 'abvs', 'blws', 'psts'];

export const burmese = /\p{Script=Myanmar}/u;

/**
 * Burmese in the order in which it is written: the vowel e and the medial ra stand before their consonant, a kinzi after
 * it. fontkit has no shaper for the script; this is the reordering of Microsoft's specification of Myanmar OpenType.
 */
export const writeBurmese = (text: string): string =>
  text.replace(syllable, (_, above: string | undefined, base: string, rest: string) => {
    const first = pick(rest, '\u1031\u1084');
    const around = pick(rest, '\u103c');
    return first + around + base + (above ?? '') + [...rest].filter((char) => !'\u1031\u1084\u103c'.includes(char)).join('');
  });

const pick = (text: string, chars: string) => [...text].filter((char) => chars.includes(char)).join('');
