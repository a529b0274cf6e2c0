/** Scripts whose letters join, stack or carry marks, and what makes one picture of several. */
export const needsShaping =
  /[\u0300-\u036f\u0590-\u1cff\u200c\u200d\u20d0-\u20ff\ua800-\uabff\ufb1d-\ufdff\ufe00-\ufe2f\ufe70-\ufeff\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/u;

const ignorable = /[\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}]/u;

/** True for a character that says how its neighbours are drawn and is not drawn itself. */
export const isIgnorable = (char: string): boolean => ignorable.test(char);
