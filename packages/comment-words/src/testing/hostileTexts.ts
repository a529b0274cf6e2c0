const long = 250_000;
const repeat = (part: string, length = long) => part.repeat(Math.ceil(length / part.length));

/** What somebody would write to stop a server that reads comments. */
export const hostileTexts: readonly (readonly [name: string, text: string])[] = [
  ['a megabyte of one letter', repeat('a', 1_000_000)],
  ['one Han letter', repeat('好')],
  ['unknown Han letters', repeat('龘靐齉爩')],
  ['Thai without a space', repeat('มากของดีสวย')],
  ['Thai vowels without letters', repeat('\u0E35')],
  ['marks of two classes in turn', `a${repeat('\u0301\u0316')}`],
  ['lone surrogates', repeat('\uD83D')],
  ['emoji joined to emoji', repeat('👩\u200D')],
  ['zero-width joiners', repeat('\u200D')],
  ['right to left marks', repeat('\u202E\u200Fא')],
  ['dots and letters', repeat('a.')],
  ['digits and hyphens', repeat('1-')],
  ['at signs', repeat('@')],
  ['hash tags', repeat('#a ')],
  ['negations', repeat('không ')],
  ['the beginning of phrases', repeat('giao hàng ')],
  ['question marks', repeat('?')],
  ['messengers', repeat('zalo ')],
  ['slashes', repeat('http:/')],
];
