import { copyJson, TooDeep } from '../json/copyJson';
import { createKeyGenerator } from '../createControl';
import { type DocumentError, documentError } from '../documentError';
import { documentLimits } from './exceededLimit';
import type { FormDocument } from '../formDocument';
import { isJsonObject, type JsonObject } from '../json/json';
import { normaliseDocument } from './normaliseDocument';
import { readJson } from '../json/readJson';
import { type ReportEntry, Reporter } from './report';

/** A document with what reading did to it, or why there is none. */
export type ParsedDocument =
  | { readonly ok: true; readonly document: FormDocument; readonly report: readonly ReportEntry[] }
  | { readonly ok: false; readonly error: DocumentError };

/** Limits of a text, and the clock that new keys are made from. */
export interface ParseSettings {
  /** Characters; 5 million unless told. */
  readonly maxLength?: number;
  /** Nesting of the JSON; 200 unless told, some 50 containers inside each other. */
  readonly maxDepth?: number;
  readonly now?: () => number;
}

/**
 * Reads a form design document of any generation, as text or value. Unknown keys and control types stay as they
 * are; what had to change or deserves a look is in the report. Anything that is not an object with `list` and
 * `config` gives the error 'import failed, wrong data format'.
 */
export function parseDocument(input: unknown, settings: ParseSettings = {}): ParsedDocument {
  const { maxLength = documentLimits.maxLength, maxDepth = documentLimits.maxDepth, now = Date.now } = settings;
  const reporter = new Reporter();
  const value = typeof input === 'string' ? readJson({ text: input, reporter, maxLength, maxDepth }) : { value: input };
  if ('code' in value) return { ok: false, error: value };
  if (!isDocumentLike(value.value)) return { ok: false, error: documentError('wrong-shape') };
  try {
    const root = copyJson({ value: value.value, reporter, maxDepth }) as JsonObject;
    normaliseDocument({ root, reporter, makeKeys: (taken) => createKeyGenerator({ now, taken }) });
    return { ok: true, document: root as unknown as FormDocument, report: reporter.entries() };
  } catch (error) {
    if (error instanceof TooDeep) return { ok: false, error: documentError('too-deep') };
    throw error;
  }
}

const isDocumentLike = (value: unknown): value is JsonObject =>
  isJsonObject(value) &&
  Object.hasOwn(value, 'list') &&
  Array.isArray(value.list) &&
  Object.hasOwn(value, 'config') &&
  isJsonObject(value.config);
