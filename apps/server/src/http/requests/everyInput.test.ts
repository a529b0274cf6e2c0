import { api, type Endpoint } from '@backlot/contract';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../db/Language';
import { sentence } from '../answers/problemText';
import { Refusal } from '../answers/refusal';
import { validate } from './validate';

const calls = Object.values(api).flatMap((area) => Object.values(area) as Endpoint[]);

/** No field of the contract takes all of these. */
const wrong = [
  undefined,
  null,
  '',
  'x',
  'a\u0001b',
  'x'.repeat(50_000),
  -1,
  1.5,
  1e18,
  true,
  {},
  { a: 1 },
  [],
  [{}],
  [null],
  Array.from({ length: 20_000 }, () => 'x'),
];

/** Some of each form that text can be asked to have, and some that come close. */
const nearlyRight = [
  '1',
  '2026-11-22',
  '2026-02-30',
  '2026-11-22 24:00:00',
  'ftp://x.example',
  '-1',
  '1.234',
  '101',
  '+63',
  'a b',
  'a\nb',
  '99999999999999999999',
];

interface Node {
  def: {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    innerType?: Schema;
    in?: Schema;
    out?: Schema;
    options?: Schema[];
  };
}
type Schema = Pick<Endpoint['input'], '_zod'>;

/** Everything that can be put where a schema stands to be refused there: at the whole, and at each part of it. */
function wrongAt(schema: Schema): unknown[] {
  const { def } = schema._zod as unknown as Node;
  const parts = (inner: Schema | undefined) => (inner ? wrongAt(inner) : []);
  if (def.shape) return [...wrong, ...Object.entries(def.shape).flatMap(([key, part]) => wrongAt(part).map((value) => ({ [key]: value })))];
  if (def.element) return [...wrong, ...parts(def.element).map((value) => [value])];
  if (def.options) return def.options.flatMap(wrongAt);
  if (def.innerType) return parts(def.innerType);
  if (def.in) return [...parts(def.in), ...parts(def.out)];
  return def.type === 'string' ? [...wrong, ...nearlyRight] : wrong;
}

/** Capital letter to full stop, whole words, no gap left open. */
const sentenceIn: Record<Language, RegExp> = {
  en: /^[A-Z][a-z'-]+ [^{}]*\.$/,
  'zh-CN': /^\p{Script=Han}(?:https?:\/\/|[^{}A-Za-z])*。$/u,
  vn: /^\p{Lu}\p{L}* (?=.*[^\x20-\x7e])[^{}]*\.$/u,
};

function refusedFields(call: Endpoint, input: unknown, language: Language): [string, unknown][] {
  try {
    validate(call.input, input, language);
  } catch (error) {
    if (error instanceof Refusal) return Object.entries(error.fields ?? {});
    throw error;
  }
  return [];
}

describe.each(Object.keys(sentenceIn) as Language[])('1012001 in %s', (language) => {
  const refused = calls.flatMap((call) =>
    [{ none: 1 }, ...wrongAt(call.input)].flatMap((input) =>
      refusedFields(call, input, language).map(([field, said]) => [call.path, field, said] as const),
    ),
  );

  it('has a sentence for every field of every call', () => {
    expect(new Set(refused.map(([path, field]) => `${path} ${field}`)).size).toBeGreaterThan(700);
    expect(refused.filter(([, , said]) => typeof said !== 'string' || !sentenceIn[language].test(said)).slice(0, 10)).toEqual([]);
  });

  it('says what to type: no field is only told that its form is not right', () => {
    expect(
      [...new Set(refused.filter(([, , said]) => said === sentence('form', language)).map(([path, field]) => `${path} ${field}`))].slice(
        0,
        10,
      ),
    ).toEqual([]);
  });
});
