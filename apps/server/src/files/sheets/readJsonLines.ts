import { Refusal } from '../../http/answers/refusal';
import { decode } from './readCsv';
import { type SheetLines, tooLarge } from './sheet';

/** One JSON object a line; its columns are the names that any of them has, in the order in which they come up. */
export function readJsonLines(bytes: Buffer, { limits, add }: SheetLines): void {
  const texts = decode(bytes)
    .replace(/^\uFEFF/, '')
    .split('\n');
  const columns = new Set<string>();
  let rows = 0;
  for (const text of texts) {
    if (text.trim() === '') continue;
    rows += 1;
    if (rows > limits.rows) throw tooLarge(limits);
    for (const name of Object.keys(recordOf(text))) columns.add(name);
    if (columns.size > limits.columns) throw tooLarge(limits);
  }
  const names = [...columns];
  add(0, names);
  for (const [index, text] of texts.entries()) {
    if (text.trim() === '') continue;
    const record = recordOf(text);
    add(
      index + 1,
      names.map((name) => textOf(record[name])),
    );
  }
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
