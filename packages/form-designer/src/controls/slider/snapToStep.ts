interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Whether a value is a multiple of the step, up to the dust of binary fractions. */
export function isStepMultiple(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps));
}

/** The multiple of the step nearest to a place of the thumb, within the scale. */
export function snapToStep(value: number, { min, max, step }: Scale): number {
  const clean = (steps: number) => Number((steps * step).toPrecision(12));
  const nearest = clean(Math.round(value / step));
  if (nearest > max) return Math.max(min, clean(Math.floor(max / step)));
  if (nearest < min) return Math.min(max, clean(Math.ceil(min / step)));
  return nearest;
}
