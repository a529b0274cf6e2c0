import { type FormDocument, parseDocument } from '@backlot/form-designer/document';

const known = new Map<string, FormDocument>();

/** The document of a stored text, the same object each time; undefined for one that does not read. */
export function readDocument(text: string | undefined): FormDocument | undefined {
  if (text === undefined) return undefined;
  const before = known.get(text);
  if (before) return before;
  const parsed = parseDocument(text);
  if (!parsed.ok) return undefined;
  if (known.size >= 20) known.clear();
  known.set(text, parsed.document);
  return parsed.document;
}
