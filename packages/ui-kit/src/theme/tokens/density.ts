/** How much air there is: `comfortable` for most, `compact` for those who scan all day. */
export type Density = 'comfortable' | 'compact';

/** Heights in px, all on the 4 px grid. */
export interface Sizes {
  control: number;
  smallControl: number;
  largeControl: number;
  tableRow: number;
  tableHead: number;
  menuItem: number;
  cardPadding: number;
}

/** The heights of a density. */
export const sizesOf = (density: Density): Sizes =>
  density === 'compact'
    ? { control: 32, smallControl: 28, largeControl: 40, tableRow: 40, tableHead: 34, menuItem: 32, cardPadding: 14 }
    : { control: 36, smallControl: 32, largeControl: 44, tableRow: 52, tableHead: 38, menuItem: 36, cardPadding: 18 };
