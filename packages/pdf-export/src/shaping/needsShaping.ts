/** Scripts whose letters join, stack or carry marks, and what makes one picture of several. */
export const needsShaping =
  /[\p{M}\p{Join_Control}\p{Regional_Indicator}\p{Emoji_Modifier}\u0590-\u1cff\ua800-\uabff\ufb1d-\ufdff\ufe70-\ufeff\u{e0020}-\u{e007f}]/u;

const ignorable = /[\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]/u;

/** True for a character that says how its neighbours are drawn and is not drawn itself. */
export const isIgnorable = (char: string): boolean => ignorable.test(char);
