import type { Endpoint } from '@backlot/contract';
import * as z from 'zod';
import { inputOf } from '../form/submit/inputOf';

/** What a form is checked by: the schema of its call, with more of its fields required, and lists not empty, where the form needs them. */
export function schemaOf(endpoint: Endpoint, needs: readonly string[] = []): z.ZodType {
  const input = inputOf(endpoint) as z.ZodObject;
  return needs.length ? input.extend(Object.fromEntries(needs.map((field) => [field, needed(input.shape[field] as z.ZodType)]))) : input;
}

function needed(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional) return needed(field.unwrap() as z.ZodType);
  return field instanceof z.ZodArray ? field.min(1) : field;
}
