import type * as z from 'zod';
import type { Language } from '../../db/Language';
import { problemText, sentence } from '../answers/problemText';
import { Refusal } from '../answers/refusal';
import { unstorable } from '../answers/unstorable';

/**
 * The input as the contract promises it to handlers, or 1012001 with a sentence for every field in the caller's
 * language, or 1030006.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown, language: Language): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: (issue) => problemText(issue, language) });
  if (!parsed.success) throw tooMany(parsed.error.issues) ?? refusalOf(parsed.error.issues.flatMap(fieldsOf));
  const field = unstorable(parsed.data);
  if (field !== undefined) throw unstorableIn(field, language);
  return parsed.data;
}

/** Lists that people fill in hold as many items (spec section 5). */
const mostListed = 5;

/** 1030006 where nothing else is wrong than one such list with too many. */
function tooMany([issue, ...others]: readonly z.core.$ZodIssue[]): Refusal | undefined {
  if (issue?.code !== 'too_big' || issue.origin !== 'array' || issue.maximum !== mostListed || others.length > 0) return undefined;
  return new Refusal('tooManyItems', {}, { field: issue.path.map(String).join('.') });
}

/** 1012001 for a field with text that cannot be stored. */
export const unstorableIn = (field: string, language: Language): Refusal => refusalOf([[field, sentence('unstorable', language)]]);

/** The field of a problem with its sentence; several for unknown ones. */
function fieldsOf(issue: z.core.$ZodIssue): [field: string, text: string][] {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => [path.map(String).join('.'), issue.message]);
}

/** The first problem of each field; the text has every sentence once, fields are named beside it. */
function refusalOf(problems: readonly [field: string, text: string][]): Refusal {
  const fields: Record<string, string> = {};
  for (const [field, text] of problems) fields[field] ??= text;
  return new Refusal('invalidInput', { fields: [...new Set(Object.values(fields))].join(' ').slice(0, 1000) }, { fields });
}
