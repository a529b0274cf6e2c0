import type { FieldError } from './formValues';

const focusable =
  'input:not([type=hidden]):not([disabled]):not([tabindex="-1"]), textarea:not([aria-hidden]), button:not([disabled]), select, [contenteditable=true], [tabindex="0"]';

/** Scrolls to the field of an error and puts the focus into it. */
export function focusField({ root, formId, error: { place } }: { root: HTMLElement; formId: string; error: FieldError }): void {
  const element = findField(root, idOf(formId, place)) ?? findField(root, `${formId}-${place[0]?.key}`);
  if (!element) return;
  const target = element.matches(focusable) ? element : (element.querySelector<HTMLElement>(focusable) ?? element);
  element.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}

const findField = (root: HTMLElement, id: string) => root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);

/** A field inside a subform carries the subform's key and the row's. */
function idOf(formId: string, place: FieldError['place']): string {
  const last = place.at(-1);
  return last?.row === undefined ? `${formId}-${last?.key}` : `${formId}-${place.at(-2)?.key}-${last.row}-${last.key}`;
}
