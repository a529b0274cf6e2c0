import type { Words } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { sentences } from '../../../../http/answers/problemText';
import { refuseField } from '../../../../http/answers/refuseField';
import { dictTypes, dictValues } from '../../../../tables/base/dictionary';

/** Codes of a dictionary by what people write: code or a name in any language, whatever the case. */
export type Choices = ReadonlyMap<string, string>;

/** The values of a dictionary that are in use. */
export async function choicesOf(db: Db, dictionary: string): Promise<Choices> {
  const rows = await db
    .select({ code: dictValues.code, name: dictValues.name, enName: dictValues.enName, vnName: dictValues.vnName })
    .from(dictValues)
    .innerJoin(dictTypes, eq(dictTypes.id, dictValues.typeId))
    .where(and(eq(dictTypes.code, dictionary), eq(dictValues.status, 0)));
  const choices = new Map<string, string>();
  for (const { code, name, enName, vnName } of rows)
    for (const text of [name, enName, vnName]) if (text) choices.set(text.toLowerCase(), code);
  // A code goes before a name that looks like it.
  for (const { code } of rows) choices.set(code.toLowerCase(), code);
  return choices;
}

/** Codes by what people write, as the words of each say it. */
export const choicesFrom = (words: Readonly<Record<string, Words>>): Choices =>
  new Map(
    Object.entries(words).flatMap(([code, { en, 'zh-CN': zh, vn }]) =>
      [code, en, zh, vn].map((name): [string, string] => [name.toLowerCase(), code]),
    ),
  );

/** Codes that count from 1 in the order of their words. */
export const numbered = (words: readonly Words[]): Choices =>
  choicesFrom(Object.fromEntries(words.map((each, at) => [String(at + 1), each])));

/** The code that a cell means; refused when there is none. */
export function oneOf(choices: Choices, key: string, cell: string): string {
  const code = choices.get(cell.trim().toLowerCase());
  if (code === undefined) throw refuseField(key, sentences('notAllowed'));
  return code;
}

/** The parts of a cell that lists several: `a, b`, also with `;`, `、` or a full-width comma. */
export const listCell = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/[,;，；、]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** A whole number, with or without thousands; undefined for an empty cell. */
export function numberCell(key: string, cell: string | undefined): number | undefined {
  if (cell === undefined || cell === '') return undefined;
  const digits = /^\d{1,3}(?:,\d{3})+$/.test(cell) ? cell.replaceAll(',', '') : cell;
  if (!/^\d{1,15}$/.test(digits)) throw refuseField(key, sentences('notWhole'));
  return Number(digits);
}

/** A share as a ratio of four decimals: `5.23%`, or `0.0523`; undefined for an empty cell. */
export function ratioCell(key: string, cell: string | undefined): number | undefined {
  if (!cell) return undefined;
  const [, text = '', percent] = /^(\d{1,3}(?:\.\d{1,6})?)\s*(%)?$/.exec(cell) ?? [];
  const ratio = Number(text) / (percent ? 100 : 1);
  if (text === '' || ratio > 1) throw refuseField(key, notShare);
  return Math.round(ratio * 10_000) / 10_000;
}

const notShare = {
  en: 'Give a share of 0 to 100%, such as 5.23%.',
  'zh-CN': '请填写 0 到 100% 的比例，例如 5.23%。',
  vn: 'Hãy nhập tỷ lệ từ 0 đến 100%, ví dụ 5.23%.',
};
const notTime = {
  en: 'Give a time such as 2026-11-21 08:00:00.',
  'zh-CN': '请填写时间，例如 2026-11-21 08:00:00。',
  vn: 'Hãy nhập thời gian, ví dụ 2026-11-21 08:00:00.',
};

const dayMs = 86_400_000;
/** Day 0 of spreadsheets. */
const epoch = Date.UTC(1899, 11, 30);

/** `2026-11-21 08:00:00` or `2026-11-21` in UTC, ISO with its zone, or the day number of a spreadsheet. */
export function timeCell(key: string, cell: string): Date {
  const serial = /^\d{4,6}(?:\.\d+)?$/.test(cell) ? epoch + Number(cell) * dayMs : undefined;
  const iso = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.test(cell)
    ? Date.parse(
        /(?:Z|[+-]\d{2}:?\d{2})$/.test(cell) && cell.length > 10
          ? cell.replace(' ', 'T')
          : `${cell.replace(' ', 'T')}${cell.length > 10 ? '' : 'T00:00:00'}Z`,
      )
    : undefined;
  const time = new Date(serial === undefined ? (iso ?? Number.NaN) : Math.round(serial / 1000) * 1000);
  const year = time.getUTCFullYear();
  if (Number.isNaN(time.getTime()) || year < 1970 || year > 2199) throw refuseField(key, notTime);
  return time;
}
