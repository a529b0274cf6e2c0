import { documentLimits } from '../../document/parse/exceededLimit';
import type { FormDocument } from '../../document/formDocument';
import { serializeDocument } from '../../document/parse/serializeDocument';

/** The JSON that is shown and exported: indented, unless only the compact text is short enough to be imported. */
export function exportedJson(document: FormDocument): string {
  const indented = serializeDocument(document, { indent: '\t' });
  return indented.length < documentLimits.maxLength ? indented : serializeDocument(document);
}
