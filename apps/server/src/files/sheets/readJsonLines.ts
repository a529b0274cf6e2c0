import { importLimits } from '@backlot/contract';
import { Refusal } from '../../http/answers/refusal';
import { decode } from './readCsv';
import { collectSheet, type Sheet, tooLarge } from './sheet';

/** One JSON object a line; its columns are the names that any of them has, in the order in which they come up. */
export function readJsonLines(bytes: Buffer): Sheet {
  const lines = decode(bytes)
    .replace(/^\uFEFF/, '')
    .split('\n');
  const columns = new Map<string, number>();
  const rows: { line: number; record: Record<string, unknown> }[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    if (rows.length >= importLimits.rows) throw tooLarge();
    const record = recordOf(text);
    for (const name of Object.keys(record)) if (!columns.has(name)) columns.set(name, columns.size);
    if (columns.size > importLimits.columns) throw tooLarge();
    rows.push({ line: index + 1, record });
  }
  const sheet = collectSheet();
  sheet.add(0, [...columns.keys()]);
  for (const { line, record } of rows)
    sheet.add(
      line,
      [...columns.keys()].map((name) => textOf(record[name])),
    );
  return sheet.done();
}

function recordOf(text: string): Record<string, unknown> {
  try {
    // A long id would lose its last digits as a number.
    const value: unknown = JSON.parse(text, (_, found: unknown, context?: { source?: string }) =>
      typeof found === 'number' && !Number.isSafeInteger(found) && /^\d+$/.test(context?.source ?? '') ? context?.source : found,
    );
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below like any other line.
  }
  throw new Refusal('importUnreadable');
}

/** Lists as `a, b`; an object as it stands. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
