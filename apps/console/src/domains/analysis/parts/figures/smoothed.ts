const week = 7;

/** The mean of each day and the six before it, as far as they are known; null where the day itself is a gap. */
export const smoothed = (values: readonly (number | null)[]): (number | null)[] =>
  values.map((value, at) => {
    if (value === null) return null;
    const known = values.slice(Math.max(0, at - week + 1), at + 1).filter((one) => one !== null);
    return Math.round((known.reduce((sum, one) => sum + one, 0) / known.length) * 100) / 100;
  });
