import type { Control } from '../control';
import { createControl, type KeyGenerator } from '../createControl';
import type { ControlType } from '../controlOptions';

/**
 * One field per column of a table copied from a spreadsheet: the first line names them, the values below, if any,
 * tell numbers, dates and times from text. A single column of names makes a field of each line.
 */
export function controlsFromColumns(text: string, { nextKey }: { nextKey: KeyGenerator }): readonly Control[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const [header = [], ...rows] = lines;
  if (header.length > 1) return header.flatMap((label, column) => field({ label, samples: rows.map((row) => row[column] ?? ''), nextKey }));
  const isNameList = lines.length > 1 && lines.every((line) => line.length === 1 && (line[0]?.length ?? 0) <= 40);
  return isNameList ? lines.flatMap(([label = '']) => field({ label, samples: [], nextKey })) : [];
}

function field({ label, samples, nextKey }: { label: string; samples: readonly string[]; nextKey: KeyGenerator }): Control[] {
  if (label === '' || label.length > 200) return [];
  return [{ ...createControl(typeOf(samples.filter((sample) => sample !== '')), nextKey), label }];
}

function typeOf(samples: readonly string[]): ControlType {
  if (samples.length === 0) return 'input';
  const all = (pattern: RegExp) => samples.every((sample) => pattern.test(sample));
  if (all(/^-?\d{1,15}(\.\d+)?$/) && !samples.some((sample) => /^0\d/.test(sample))) return 'number';
  if (all(/^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/)) return 'date';
  if (all(/^\d{1,2}:\d{2}(:\d{2})?$/)) return 'time';
  if (samples.some((sample) => sample.length > 80)) return 'textarea';
  return 'input';
}
