import type { Translate } from '@backlot/i18n';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod';
import { problemOf } from './problemOf';
import type { ProblemKey } from '../strings';

/** Checks a form by the contract's schema and words the problems in the reader's language. Empty text counts as absent. */
export function schemaResolver<Values extends FieldValues>(schema: z.ZodType, t: Translate<ProblemKey>): Resolver<Values, unknown, Values> {
  return (values) => {
    const result = schema.safeParse(withoutEmpty(values), { reportInput: true });
    if (result.success) return { values: result.data as Values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const issue of result.error.issues) {
      const path = issue.path.length ? issue.path.join('.') : 'root';
      if (!get(errors, path)) set(errors, path, { type: issue.code, message: problemOf(issue as Parameters<typeof problemOf>[0], t) });
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** A form's values as they are sent: text that was left empty is not sent at all, in lists of rows neither. */
export const withoutEmpty = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === '' || value === null || value === undefined ? [] : [[key, Array.isArray(value) ? value.map(rowWithoutEmpty) : value]],
    ),
  );

const rowWithoutEmpty = (row: unknown) => (typeof row === 'object' && row !== null ? withoutEmpty(row) : row);
