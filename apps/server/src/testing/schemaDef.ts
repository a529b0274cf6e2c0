import type { Endpoint } from '@backlot/contract';

export type Schema = Endpoint['input'];

/** What a schema is made of, as far as tests that walk through the contract look. */
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
}

export const schemaDef = (schema: Schema): Def => schema._zod.def as unknown as Def;
