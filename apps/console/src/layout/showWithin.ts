/**
 * Scrolls a row sideways until one of its parts is in sight, and nothing else: after `scrollIntoView` the next Tab would begin
 * there instead of at the top of the page.
 */
export function showWithin(row: HTMLElement | null, selector: string): void {
  const part = row?.querySelector(selector);
  if (!row || !part) return;
  const [room, box] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  if (box.left < room.left) row.scrollLeft -= room.left - box.left;
  else if (box.right > room.right) row.scrollLeft += box.right - room.right;
}
