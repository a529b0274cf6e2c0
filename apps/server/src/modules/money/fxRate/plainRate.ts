/** A rate as people write it: `0.01720000` becomes `0.0172`. */
export const plainRate = (rate: string): string => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate);
