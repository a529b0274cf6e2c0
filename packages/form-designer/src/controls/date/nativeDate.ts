import { type DateParts, formatDate, parseDate } from './dateFormat';

/** The browser's picker that fits a format. */
export type PickerKind = 'date' | 'month' | 'datetime-local' | 'time';

const wire: Readonly<Record<PickerKind, string>> = {
  date: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  'datetime-local': 'YYYY-MM-DD[T]HH:mm:ss',
  time: 'HH:mm:ss',
};

/** Which picker fits a format: days, months (a format without days), days with time, or time alone. */
export function pickerOf(format: string): PickerKind {
  const plain = format.replaceAll(/\[[^\]]*\]/g, '');
  const hasTime = /[Hhms]/.test(plain);
  if (!/[YD]/.test(plain)) return hasTime ? 'time' : 'date';
  if (hasTime) return 'datetime-local';
  return /D/.test(plain) ? 'date' : 'month';
}

/** The value as the browser's picker wants it; empty when there is none. */
export function toPicker(text: string, format: string): string {
  const parts = parseDate(text, format);
  return parts ? formatDate(parts, wire[pickerOf(format)]) : '';
}

/** What was picked, in the format of the document. */
export function fromPicker(picked: string, format: string): string {
  const parts = readPicked(picked, pickerOf(format));
  return parts ? formatDate(parts, format) : '';
}

/** Pickers leave the seconds out when they are 0. */
const readPicked = (picked: string, kind: PickerKind): DateParts | undefined =>
  parseDate(picked, wire[kind]) ?? parseDate(`${picked}:00`, wire[kind]) ?? parseDate(picked.replace(/\.\d+$/, ''), wire[kind]);
