/** The sizes the zoom buttons step through; 1 is a pixel for a point. */
const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3] as const;

/** The next larger (1) or smaller (-1) size; the same one at the ends. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  if (direction > 0) return steps.find((step) => step > zoom + 0.01) ?? zoom;
  return steps.findLast((step) => step < zoom - 0.01) ?? zoom;
}
