/** Seconds as players show them: `1:05`; empty where nobody knows them. */
export const lengthOf = (seconds: number | null): string =>
  seconds === null ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
