export interface NumberLimits {
  readonly min: number | null;
  readonly max: number | null;
  /** Decimal places, 0 to 50. */
  readonly precision: number | null;
  readonly step: number;
}

/** A number within its limits, rounded to its decimal places. */
export function limitNumber(value: number, { min, max, precision }: NumberLimits): number {
  const rounded = precision === null ? value : Number(value.toFixed(precision));
  if (max !== null && rounded > max) return max;
  if (min !== null && rounded < min) return min;
  return rounded;
}

/** The number one step up or down, without the dust of binary fractions. */
export function stepNumber({ value, direction, limits }: { value: number; direction: 1 | -1; limits: NumberLimits }): number {
  const decimals = Math.min(20, Math.max(decimalsOf(value), decimalsOf(limits.step)));
  return limitNumber(Number((value + direction * limits.step).toFixed(decimals)), limits);
}

function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /(?:\.(\d+))?(?:e([-+]?\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}
