/** A zod schema as far as its description goes. */
export interface Schema {
  _zod: { def: unknown; traits: Set<string> };
}

/** One check of a schema: a bound, a form, or a question of its own. */
export interface Check {
  check: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  inclusive?: boolean;
}

type Def = { checks?: readonly { _zod: { def: Check } }[] } & (
  | { type: 'string' | 'number' | 'boolean' | 'unknown' | 'null' | 'never' | 'transform' }
  | { type: 'literal'; values: readonly unknown[] }
  | { type: 'enum'; entries: Record<string, string | number> }
  | { type: 'object'; shape: Record<string, Schema>; catchall?: Schema }
  | { type: 'array'; element: Schema }
  | { type: 'record'; keyType: Schema; valueType: Schema }
  | { type: 'union'; options: readonly Schema[] }
  | { type: 'nullable' | 'optional'; innerType: Schema }
  | { type: 'default'; innerType: Schema; defaultValue: unknown }
  | { type: 'lazy'; getter: () => Schema }
  | { type: 'pipe'; in: Schema; out: Schema; transform?: unknown }
);

export const schemaDef = (schema: Schema): Def => schema._zod.def as Def;

/** The checks of a schema in their order; a format such as an address of mail is the first check of itself. */
export const checksOf = (schema: Schema): Check[] => {
  const def = schemaDef(schema);
  const own = schema._zod.traits.has('$ZodCheck') ? [def as unknown as Check] : [];
  return [...own, ...(def.checks ?? []).map(({ _zod }) => _zod.def)];
};
