/** How many rows a list has: exactly, or as many as were counted a while ago, or only that there are more. */
export interface Total {
  totalRows: number;
  /** When they were counted, where others may have come or gone since. */
  totalTime?: Date | undefined;
  /** Whether there are more than that: how many is being counted. */
  moreRows?: true | undefined;
}
