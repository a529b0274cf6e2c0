import type { Control } from '../control';
import type { KeyGenerator } from '../createControl';
import type { DocumentError } from '../documentError';
import { findControl, placesOf } from './findControl';
import type { FormDocument } from '../formDocument';
import { freshCopies } from './freshCopies';
import { isJsonObject } from '../json/json';
import { controlsFromJsonSchema, isJsonSchema } from '../parse/jsonSchema';
import { outermost } from './editTree';
import { parseDocument } from '../parse/parseDocument';
import { readJson } from '../json/readJson';
import { type ReportCode, type ReportEntry, Reporter } from '../parse/report';
import { stringifyJson } from '../json/stringifyJson';
import { controlsFromColumns } from '../table/tabularColumns';
import { walkControls } from './walkControls';

const envelope = 'backlot-form-controls';

/** Controls as text for the clipboard, in reading order, without those inside another one of them. */
export function copyControls(document: FormDocument, keys: readonly string[]): string {
  const order = new Map([...placesOf(document).keys()].map((key, index) => [key, index]));
  const controls = outermost(document, keys)
    .toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
    .flatMap((key) => findControl(document, key) ?? []);
  return stringifyJson({ [envelope]: 1, controls });
}

/** Controls to insert, with what reading did to them; no controls when the text holds none. */
export interface PastedControls {
  readonly controls: readonly Control[];
  readonly report: readonly ReportEntry[];
  /** Why nothing was read from a text that may hold controls: too large, or nested too deeply. */
  readonly error?: DocumentError;
}

/** Keys are fresh in any case. */
const untold: readonly ReportCode[] = ['key-added', 'key-renewed'];

/**
 * Reads controls from clipboard text: our own, a whole form design, one control or a list of them, a JSON Schema
 * object, or columns copied from a spreadsheet. Keys are fresh in the document that they are pasted into.
 */
export function readClipboard(text: string, { document, nextKey }: { document: FormDocument; nextKey: KeyGenerator }): PastedControls {
  const reporter = new Reporter();
  const read = readJson({ text, reporter });
  if ('code' in read && (read.code === 'not-json' || !/^\uFEFF?\s*[[{]/.test(text)))
    return { controls: controlsFromColumns(text, { nextKey }), report: [] };
  if ('code' in read) return { controls: [], report: [], error: read };
  const { value } = read;
  const models = new Set([...walkControls(document.list)].map(({ control }) => control.model));
  const isModelFree = (model: string) => !models.has(model);
  if (isJsonSchema(value)) return { controls: controlsFromJsonSchema(value, { nextKey, isModelFree }), report: reporter.entries() };
  const list = listIn(value);
  const parsed = list && parseDocument({ list, config: {} });
  if (!parsed?.ok) return { controls: [], report: [], ...(parsed && { error: parsed.error }) };
  const report = [...reporter.entries(), ...parsed.report].filter(({ code }) => !untold.includes(code));
  return { controls: freshCopies(parsed.document.list, nextKey, isModelFree), report };
}

function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value.every(isControl) ? value : undefined;
  if (!isJsonObject(value)) return undefined;
  if (envelope in value && Array.isArray(value.controls)) return value.controls;
  if (Array.isArray(value.list) && isJsonObject(value.config)) return value.list;
  return isControl(value) ? [value] : undefined;
}

const isControl = (value: unknown): boolean =>
  isJsonObject(value) && typeof value.type === 'string' && ('key' in value || 'options' in value);
