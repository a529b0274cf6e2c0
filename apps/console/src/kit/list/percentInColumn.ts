import type { Format } from '@backlot/i18n';

/** A percentage of the wire in a column: two decimals, so that the numbers stand under one another. */
export const percentInColumn = (format: Format, percent: string | null): string =>
  format.ratioInColumn(percent === null ? null : Number(percent) / 100);
