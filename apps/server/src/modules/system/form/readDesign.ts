import { designLimit } from '@backlot/contract';
import { answerFields, checkDocument, type FormDocument, parseDocument, unsupportedPatterns } from '@backlot/form-designer/document';
import { Refusal } from '../../../http/answers/refusal';

/** The document of a text; refuses what is no form design, and patterns that nobody could check (quality C-80, C-82). */
export async function readDesign(text: string): Promise<FormDocument> {
  const parsed = parseDocument(text, { maxLength: designLimit + 1 });
  if (!parsed.ok) throw new Refusal('formUnreadable');
  const [refused] = await unsupportedPatterns(parsed.document);
  if (refused) throw new Refusal('formPatternUnsupported', { pattern: refused.pattern.slice(0, 60), label: refused.label.slice(0, 60) });
  return parsed.document;
}

/** The document of a text that was stored. */
export function storedDesign(text: string): FormDocument {
  const parsed = parseDocument(text);
  if (!parsed.ok) throw new Error(`A stored form design does not read: ${parsed.error.code}`);
  return parsed.document;
}

const broken = new Set(['missing-model', 'duplicate-model', 'invalid-model']);

/** Refuses to publish a form that asks for nothing, or whose data would not arrive whole (quality C-83). */
export function refuseUnready(document: FormDocument): void {
  if (answerFields(document, 'en').length === 0) throw new Refusal('formEmpty');
  const finding = checkDocument(document).find(({ code }) => broken.has(code));
  if (finding) throw new Refusal('formNotReady', { label: (finding.label || finding.detail || finding.key).slice(0, 60) });
}
