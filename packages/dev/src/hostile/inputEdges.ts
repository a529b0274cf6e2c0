import { type Schema, schemaDef, telling } from './schemaDef.ts';

/** Some of each form that text is asked to have; the largest id is nobody's. */
export const wellFormed = [
  '9223372036854775807',
  'sample',
  '2026-11-22',
  '2026-11-22 10:00:00',
  '7',
  '12.50',
  '+639170000001',
  'https://shop.example/x',
  'a@mail.example',
  '123456',
  'Sample-2026-code',
];

/** An input that a schema takes, with nothing that may be left out; text of a form that is not known is left as it is. */
export function sampleOf(schema: Schema): unknown {
  const def = schemaDef(schema);
  if (def.shape)
    return Object.fromEntries(
      Object.entries(def.shape).flatMap(([key, part]) => (part.safeParse(undefined).success ? [] : [[key, sampleOf(part)]])),
    );
  if (def.element) return [sampleOf(def.element)].filter(() => !schema.safeParse([]).success);
  if (def.options?.[0]) return sampleOf(def.options[0]);
  if (def.innerType) return sampleOf(def.innerType);
  if (def.in && def.out) return sampleOf(telling(def));
  if (def.entries) return Object.values(def.entries)[0];
  if (def.values) return def.values[0];
  if (def.type === 'number') return Math.max(0, Number((schema as { minValue?: number | null }).minValue ?? 0));
  if (def.type === 'boolean') return false;
  return wellFormed.find((text) => schema.safeParse(text).success) ?? wellFormed[1];
}

/** The first and the last days, months and times there are, where a part takes nothing else. */
const ends = ['1970-01-01', '9999-12-31', '1970-01-01 00:00:00', '9999-12-31 23:59:59', '2000-01', '2099-12'];

/** Values at and just past what a part takes, and text that no database stores. */
export function edgeValues(schema: Schema): unknown[] {
  const def = schemaDef(schema);
  if (def.options) return def.options.flatMap(edgeValues);
  if (def.innerType) return edgeValues(def.innerType);
  if (def.in && def.out) return edgeValues(telling(def));
  if (def.element) {
    const inner = edgeValues(def.element);
    return [...inner.map((value) => [value]), inner];
  }
  if (def.shape)
    return Object.entries(def.shape).flatMap(([key, part]) =>
      edgeValues(part).map((value) => ({ ...(sampleOf(schema) as object), [key]: value })),
    );
  if (def.type === 'number') {
    const { minValue, maxValue } = schema as { minValue?: number | null; maxValue?: number | null };
    return [minValue, maxValue, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991].filter((value) => value != null);
  }
  if (def.values || def.entries) return [...(def.values ?? Object.values(def.entries ?? {})), 2_147_483_648].slice(-2);
  if (def.type === 'string')
    return [
      ...ends.filter((end) => schema.safeParse(end).success && !schema.safeParse('x').success),
      '9223372036854775807',
      '9223372036854775808',
      'a\ud800',
      'a\u0000',
      '\u{10ffff}'.repeat(20),
      '99999999999999999.99',
    ];
  return [];
}

/** Inputs that differ from the sample in one part each, which stands at one of its edges. */
export function edgesOf(schema: Schema): unknown[] {
  const { shape } = schemaDef(schema);
  const sample = sampleOf(schema) as object;
  return Object.entries(shape ?? {}).flatMap(([key, part]) => edgeValues(part).map((value) => ({ ...sample, [key]: value })));
}
