import { PdfError } from '../PdfError';

/** Throws a PdfError of code `document` for a form that there is not, and for a batch of nothing. */
export function checkBatch(form: string, items: readonly unknown[]): void {
  if (form !== 'one' && form !== 'zip') throw new PdfError('document', `unknown batch form: ${String(form)}`);
  checkItems(items);
}

/** Throws a PdfError of code `document` when there is nothing to print. */
export function checkItems(items: readonly unknown[]): void {
  if (items.length === 0) throw new PdfError('document', 'there is nothing to print');
}
