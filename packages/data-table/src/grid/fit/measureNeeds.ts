/** Cells that may be cut; what they hide is told by their title. */
export const freeClass = 'BlTable-free';

/** Most lines that are looked at: what stands further down is of the same kind. */
const mostLines = 60;

/** How much wider each column of a drawn grid would have to be, to show its header and its cells whole; by field, in px of the whole column. */
export function measureNeeds(root: Element): Record<string, number> {
  const needs: Record<string, number> = {};
  const note = (cell: HTMLElement, lack: number) => {
    const { field } = cell.dataset;
    if (field && lack > 0) needs[field] = Math.max(needs[field] ?? 0, Math.ceil(cell.getBoundingClientRect().width + lack) + 1);
  };
  for (const title of root.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeaderTitle')) {
    const header = title.closest<HTMLElement>('.MuiDataGrid-columnHeader');
    if (header) note(header, title.scrollWidth - title.clientWidth);
  }
  const lines = [...root.querySelectorAll('.MuiDataGrid-row')].slice(0, mostLines);
  for (const cell of lines.flatMap((line) => [...line.querySelectorAll<HTMLElement>('.MuiDataGrid-cell[data-field]')])) {
    const lack = lackOf(cell);
    note(cell, lack);
    if (cell.classList.contains(freeClass)) setTitle(cell, lack > 0 ? readable(cell) : '');
  }
  return needs;
}

/** By how much the content of a cell is wider than the narrowest of its places. */
function lackOf(cell: HTMLElement): number {
  let lack = cell.scrollWidth - cell.clientWidth;
  for (const box of cell.querySelectorAll<HTMLElement>('*')) {
    const own = box.scrollWidth - box.clientWidth;
    if (own > lack && isPlace(box)) lack = own;
  }
  return lack;
}

/** Whether a box hides what is too wide for it: not words for screen readers alone, nor a control with its input spread below it. */
const isPlace = (box: HTMLElement) => box.clientWidth > 1 && getComputedStyle(box).overflowX !== 'visible' && !box.querySelector('input');

/** What stands in a cell for readers: not the initials in place of a picture, which are for the eye. */
const readable = (cell: HTMLElement) =>
  [...cell.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    .reduce((text, { innerText }) => text.replace(innerText, ''), cell.innerText)
    .trim();

function setTitle(cell: HTMLElement, title: string): void {
  if (cell.title !== title) cell.title = title;
}
