import { api, type Endpoint } from '@backlot/contract';
import { describe, expect, it } from 'vitest';
import type { Language } from './language';
import { Refusal } from './refusal';
import { validate } from './validate';

const calls = Object.values(api).flatMap((area) => Object.values(area) as Endpoint[]);
const fieldsOf = ({ input }: Endpoint): string[] => Object.keys((input as { shape?: object }).shape ?? {});

/** No field of the contract takes all of these. */
const wrong = [undefined, null, '', 'x', 'a\u0001b', 'x'.repeat(50_000), -1, 1.5, 1e18, true, {}, { a: 1 }, [], [{}], [null], Array.from({ length: 20_000 }, () => 'x')];

/** Capital letter to full stop, whole words, no gap left open. */
const sentenceIn: Record<Language, RegExp> = {
  'zh-CN': /^\p{Script=Han}[^{}A-Za-z]*。$/u,
  en: /^[A-Z][a-z'-]+ [^{}]*\.$/,
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
  it('has a sentence for every field of every call', () => {
    const refused = calls.flatMap((call) => [{ none: 1 }, ...fieldsOf(call).flatMap((field) => wrong.map((value) => ({ [field]: value })))].flatMap((input) => refusedFields(call, input, language).map(([field, said]) => [call.path, field, said] as const)));
    expect(new Set(refused.map(([path, field]) => `${path} ${field}`)).size).toBeGreaterThan(700);
    expect(refused.filter(([, , said]) => typeof said !== 'string' || !sentenceIn[language].test(said)).slice(0, 10)).toEqual([]);
  });
});
