import type { TableDensity } from './TableLayout';

/** In px, by density. */
export const rowHeights: Readonly<Record<TableDensity, number>> = { default: 60, middle: 52, small: 40 };

/** In px. */
export const headerHeight = 38;
