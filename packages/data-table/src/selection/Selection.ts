/** The rows somebody picked: some by id, or every row that matches the filters. */
export type Selection = { kind: 'rows'; ids: readonly string[] } | { kind: 'all'; totalRows: number };

export const nothingSelected: Selection = { kind: 'rows', ids: [] };

export const countOf = (selection: Selection): number => (selection.kind === 'all' ? selection.totalRows : selection.ids.length);

/** Picks of this page replace earlier picks of this page; picks of other pages stay. */
export function pickOnPage(selection: Selection, pageIds: readonly string[], picked: readonly string[]): Selection {
  const elsewhere = selection.kind === 'rows' ? selection.ids.filter((id) => !pageIds.includes(id)) : [];
  return { kind: 'rows', ids: [...elsewhere, ...picked] };
}

/** Which ids of this page show as picked. */
export const pickedOnPage = (selection: Selection, pageIds: readonly string[]): readonly string[] =>
  selection.kind === 'all' ? pageIds : pageIds.filter((id) => selection.ids.includes(id));
