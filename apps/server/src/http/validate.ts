import type * as z from 'zod';
import { en, vi, zhCN } from 'zod/locales';
import type { Language } from './language';
import { Refusal } from './refusal';

const wording = { 'zh-CN': zhCN().localeError, en: en().localeError, vn: vi().localeError };

/** The input as the contract promises it to handlers, or 1012001 that names every field in the caller's language. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown, language: Language): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: wording[language] });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.map(String).join('.')] ??= issue.message;
  const text = Object.entries(fields).map(([field, message]) => (field ? `${field}: ${message}` : message)).join(', ');
  throw new Refusal('invalidInput', { fields: text.slice(0, 1000) }, { fields });
}
