import * as z from 'zod';

/** Counts arrive as numbers or as text; one too large to be held exactly is refused. */
export const count = z.union([z.int().nonnegative(), z.string().regex(/^\d+$/).transform(Number).pipe(z.int())]);

/** A moment in whole seconds; one in milliseconds is refused, never guessed. */
export const seconds = z
  .union([z.int(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.int().positive().max(9_999_999_999))
  .transform((time) => new Date(time * 1000));
