import type { FormDocument } from '../formDocument';
import { stringifyJson } from '../json/stringifyJson';

/**
 * A document as text. Without `indent` as `save` emits it, with a tab as 'generate JSON' shows it.
 * An untouched import gives the text it was read from, but for what its report names.
 */
export const serializeDocument = (document: FormDocument, { indent = '' }: { indent?: string } = {}): string =>
  stringifyJson(document, indent);
