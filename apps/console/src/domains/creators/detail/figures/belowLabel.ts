/** Puts a button beside a field: as far down as the field stands below its label, in steps of the theme. */
export const belowLabel = 6;
