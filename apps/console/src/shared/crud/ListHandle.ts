/** What an action may do with the list around it. */
export interface ListHandle {
  reload: () => void;
  /** Name of a row that was on screen; its id otherwise. */
  nameOf: (id: string) => string;
}
