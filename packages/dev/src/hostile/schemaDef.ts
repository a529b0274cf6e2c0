/** As much of a zod schema as is needed to walk through it and to ask it. */
export interface Schema {
  _zod: { def: unknown };
  safeParse: (value: unknown) => { success: boolean };
}

/** What a schema is made of, as far as those look who walk through a contract. */
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
}

export const schemaDef = (schema: Schema): Def => schema._zod.def as Def;

/** Of two schemas that follow each other the one that says which values there are. */
export function telling({ in: before, out: after }: Def): Schema {
  const [first, second] = [before as Schema, after as Schema];
  if (schemaDef(first).type === 'transform') return second;
  return ['number', 'literal', 'enum'].includes(schemaDef(second).type) ? second : first;
}

/** Whether text is an id: whole numbers from 1 up to 2^63 - 1. */
export const isId = (schema: Schema): boolean =>
  ['1', '9223372036854775807'].every((value) => schema.safeParse(value).success) &&
  ['9223372036854775808', '0', 'x'].every((value) => !schema.safeParse(value).success);
