/** The last characters of an account number, four at most and never more than half of it: a number of four is not shown whole. */
export function tailOf(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return number.slice(number.length - shown);
}
