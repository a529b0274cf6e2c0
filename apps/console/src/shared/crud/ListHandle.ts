/** What an action may do with the list around it. */
export interface ListHandle<Row = unknown> {
  reload: () => void;
  /** Name of a row that was on screen; its id otherwise. */
  nameOf: (id: string) => string;
  /** A row that was on screen. */
  rowOf: (id: string) => Row | undefined;
}
