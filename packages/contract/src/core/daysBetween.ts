import * as z from 'zod';
import { day } from './wire';

const dayMs = 86_400_000;

/** A query with days from the first to the last, both included, `most` of them at most: `daysBetween({ id: id() }, 400)`. */
export const daysBetween = <Shape extends z.ZodRawShape>(shape: Shape, most: number) =>
  z.strictObject({ ...shape, from: day(), to: day() }).superRefine((input, { addIssue }) => {
    const { from, to } = input as unknown as { from: string; to: string };
    // A day that does not exist has been told already.
    if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return;
    if (from > to) addIssue({ code: 'too_small', origin: 'date', minimum: Date.parse(from), inclusive: true, input: to, path: ['to'] });
    if ((Date.parse(to) - Date.parse(from)) / dayMs >= most)
      addIssue({
        code: 'too_small',
        origin: 'date',
        minimum: Date.parse(to) - (most - 1) * dayMs,
        inclusive: true,
        input: from,
        path: ['from'],
      });
  });
