/** What there is on the server that is asked: ids of records by area, `workOrder`; an area without any has none. */
export interface Known {
  ids: Readonly<Record<string, readonly string[]>>;
}
