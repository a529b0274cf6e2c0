/** `part / whole` to the nearest whole number, half away from zero (MA2): 5 / 2 is 3, -5 / 2 is -3. `whole` is above 0. */
export function roundQuotient(part: bigint, whole: bigint): bigint {
  const size = part < 0n ? -part : part;
  const rounded = (size * 2n + whole) / (whole * 2n);
  return part < 0n ? -rounded : rounded;
}
