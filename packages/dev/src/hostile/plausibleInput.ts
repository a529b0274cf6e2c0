import fc from 'fast-check';
import { hostileTexts } from './hostileTexts.ts';
import { edgeValues, sampleOf, wellFormed } from './inputEdges.ts';
import type { Known } from './Known.ts';
import { isId, type Schema, schemaDef, telling } from './schemaDef.ts';

interface Place {
  /** Area of the call, `workOrder`. */
  area: string;
  /** Field, `workOrderId`. */
  key: string;
  known: Known;
}

/** Inputs that a schema takes or nearly takes: every part by itself stands at an edge, holds hostile text, or names a record there is. */
export function plausibleInput(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const def = schemaDef(schema);
  if (def.shape) return shaped(def.shape, place);
  if (def.element) return fc.array(plausibleInput(def.element, place), { maxLength: 3 });
  if (def.options) return fc.oneof(...def.options.map((option) => plausibleInput(option, place)));
  if (def.innerType) return plausibleInput(def.innerType, place);
  if (def.in && def.out) return plausibleInput(telling(def), place);
  if (def.entries || def.values) return fc.constantFrom(...(def.values ?? Object.values(def.entries ?? {})));
  if (def.valueType)
    return fc.dictionary(fc.constantFrom(...wellFormed, ...hostileTexts), plausibleInput(def.valueType, place), { maxKeys: 3 });
  if (def.type === 'boolean') return fc.boolean();
  if (def.type === 'string') return text(schema, place);
  if (def.type === 'number') return fc.constantFrom(...taken(schema, [sampleOf(schema), ...edgeValues(schema), 0, 1, 2, 10, 100]));
  return fc.jsonValue({ maxDepth: 3 });
}

/** What has to be there, and of the rest each as a coin falls. */
function shaped(shape: Record<string, Schema>, place: Place): fc.Arbitrary<unknown> {
  const parts = Object.entries(shape).map(([key, part]) => [key, plausibleInput(part, { ...place, key })] as const);
  const requiredKeys = Object.keys(shape).filter((key) => !shape[key]?.safeParse(undefined).success);
  return fc.record(Object.fromEntries(parts), { requiredKeys });
}

function text(schema: Schema, { area, key, known }: Place): fc.Arbitrary<unknown> {
  if (!isId(schema)) return fc.constantFrom(...taken(schema, [...wellFormed, ...hostileTexts]));
  const named = known.ids[key === 'id' ? area : key.replace(/Ids?(List)?$/, '')] ?? known.ids[area] ?? [];
  const any = Object.values(known.ids).flat();
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(named.length > 0 ? named : ['1'])) },
    { weight: 3, arbitrary: fc.constantFrom(...(any.length > 0 ? any : ['2'])) },
    { weight: 1, arbitrary: fc.constantFrom('1', '9223372036854775807', '9223372036854775806') },
  );
}

/** Those that a part takes; its sample where it takes none of them. */
function taken(schema: Schema, values: readonly unknown[]): readonly unknown[] {
  const fit = values.filter((value) => schema.safeParse(value).success);
  return fit.length > 0 ? fit : [sampleOf(schema)];
}
