/** A row as the grid knows it. */
export interface Placed<Row> {
  /** Which row of the page it is. */
  place: string;
  id: string;
  row: Row;
}

/**
 * Rows by their place on the page. The grid takes the place for the row's name: the next page then changes what stands in
 * its lines instead of taking them down and building them anew. What a cell draws itself is still made anew for another row.
 */
export const placeRows = <Row extends object>(rows: readonly Row[], ids: readonly string[]): readonly Placed<Row>[] =>
  rows.map((row, at) => ({ place: String(at), id: ids[at] ?? '', row }));

export const placeOf = ({ place }: Pick<Placed<unknown>, 'place'>): string => place;
