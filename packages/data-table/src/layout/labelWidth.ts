/** About how wide a label is at a font size, semibold: Chinese characters are square, the others a little over half as wide. */
export const labelWidth = (label: string, fontSize: number): number =>
  [...label].reduce((sum, letter) => sum + fontSize * (letter > '\u2E7F' ? 1 : 0.56), 0);
