import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ofForm } from '../core/textForm';
import { day, dateTime, id, listOf, oneOf, optionalText, text, wholeNumber } from '../core/wire';
import { misfits } from './misfits';
import { shapeOf } from './shapeOf';
import type { Side } from './shape';

type Harmless = [what: string, released: z.ZodType, today: z.ZodType];
type Broken = [...Harmless, told: string];

const told = (side: Side, released: z.ZodType, today: z.ZodType) => {
  const [before, now] = [shapeOf(released, side), shapeOf(today, side)];
  const found = side === 'input' ? misfits(before, now, { side, where: 'body' }) : misfits(now, before, { side, where: 'answer' });
  return found.map(({ where, what }) => `${where}: ${what}`);
};

const fields = z.strictObject;
const answer = z.object;
const tree: z.ZodType = z.lazy(() => answer({ name: z.string(), children: z.array(tree) }));
const largerTree: z.ZodType = z.lazy(() => answer({ name: z.string(), size: z.number(), children: z.array(largerTree) }));
const smallerTree: z.ZodType = z.lazy(() => answer({ children: z.array(smallerTree) }));
const tagged = (...kinds: Array<readonly [string, z.ZodRawShape]>) =>
  z.union(kinds.map(([type, shape]) => answer({ type: z.literal(type), ...shape })));

describe('what is taken', () => {
  test.each<Harmless>([
    ['an optional field more', fields({ a: text(9) }), fields({ a: text(9), b: text(9).optional() })],
    ['a field more with a default', fields({}), fields({ b: z.number().default(1) })],
    ['a field that may be left out now', fields({ a: text(9) }), fields({ a: text(9).optional() })],
    ['a field gone where unknown ones are left aside', answer({ a: text(9) }), answer({})],
    ['null too', fields({ a: id() }), fields({ a: id().nullable() })],
    ['a value more', z.enum(['a']), z.enum(['a', 'b'])],
    ['any text instead of a closed list', z.enum(['ab', 'c']), text(9)],
    ['a wider number', wholeNumber(1, 50), wholeNumber(0, 100)],
    ['longer text, and none', text(5), optionalText(9)],
    ['a longer list', listOf(id(), 5), listOf(id(), 9)],
    ['fractions', z.number().int(), z.number()],
    ['a variant more', fields({ a: z.string() }), z.union([fields({ a: z.string() }), fields({ b: z.string() })])],
    ['anything', text(9), z.unknown()],
    ['text of any form', day(), z.string()],
  ])('%s', (_, released, today) => expect(told('input', released, today)).toEqual([]));

  test.each<Broken>([
    ['a field asked for', fields({}), fields({ a: id() }), 'body.a: is asked for now'],
    ['a field no longer left out', fields({ a: id().optional() }), fields({ a: id() }), 'body.a: is asked for now'],
    ['a field gone', fields({ a: id().optional() }), fields({}), 'body.a: is refused now'],
    ['another type', fields({ a: z.string() }), fields({ a: z.number() }), 'body.a: takes a number now, where it took text'],
    ['null gone', fields({ a: id().nullable() }), fields({ a: id() }), 'body.a: null is refused now'],
    ['a value gone', z.array(fields({ a: z.enum(['x', 'y']) })), z.array(fields({ a: z.enum(['x']) })), 'body[].a: "y" is refused now'],
    ['a value beside text', z.union([id(), z.literal('0')]), id(), 'body: "0" is refused now'],
    ['a code gone', oneOf([1, 2]), oneOf([1]), 'body: 2 is refused now'],
    ['a closed list instead of text', z.string(), z.enum(['a', 'b']), 'body: takes "a", "b" now, where it took text'],
    [
      'a lower most',
      wholeNumber(1, 100),
      wholeNumber(1, 50),
      'body: is held to at least 1 and at most 50 now, where it was at least 1 and at most 100',
    ],
    ['a higher least', z.number().min(0), z.number().gt(0), 'body: is held to above 0 now, where it was at least 0'],
    ['shorter text', z.string(), z.string().max(5), 'body: is held to at most 5 now, where it was no bound'],
    ['a shorter list', z.array(id()), z.array(id()).min(1), 'body: is held to at least 1 now, where it was no bound'],
    ['values too long', z.enum(['long']), text(3), 'body: is held to at least 1 and at most 3 now, where it was at least 4 and at most 4'],
    ['a form', z.string(), z.string().check(ofForm('hash', /^a$/)), 'body: is asked to have the form hash ^a$ now'],
    ['another pattern', z.string().regex(/^a/), z.string().regex(/^b/), 'body: is asked to have the form regex ^b now'],
    ['a rule more', z.string(), z.string().refine(Boolean), 'body: has to keep a rule more now'],
    ['whole numbers alone', z.number(), z.number().int(), 'body: takes whole numbers alone now'],
    ['no text of a query', wholeNumber(1, 5), z.number().int().min(1).max(5), 'body: is taken only as JSON writes it now'],
    ['no entry alone', listOf(z.string(), 5), z.array(z.string()).max(5), 'body: is taken only as JSON writes it now'],
    ['another default', z.number().default(1), z.number().default(2), 'body: is read as 2 now where it is left out, not as 1'],
    ['a variant gone', z.union([z.string(), z.number()]), z.string(), 'body: takes text now, where it took a number'],
    [
      'a key of a map',
      z.record(z.string(), z.string()),
      z.record(text(3), z.string()),
      'body.*: is asked to have the form line ^[^\\p{Cc}]*$ now',
    ],
    ['something of anything', z.unknown(), z.string(), 'body: takes text now, where it took anything'],
  ])('%s', (_, released, today, sentence) => expect(told('input', released, today)).toContain(sentence));
});

describe('what is answered', () => {
  test.each<Harmless>([
    ['a field more', answer({ a: id() }), answer({ a: id(), b: id() })],
    ['a field always', answer({ a: z.string().optional() }), answer({ a: z.string() })],
    ['never null', z.string().nullable(), z.string()],
    ['a value more', z.enum(['a']).nullable(), z.enum(['a', 'b'])],
    ['any text instead of a closed list', z.enum(['a']), z.string()],
    ['other bounds', z.array(z.string().max(5)), z.array(z.string().max(9)).min(1)],
    ['a variant gone', z.union([z.string(), z.number()]), z.number()],
    ['a kind more', tagged(['a', { x: z.string() }]), tagged(['a', { x: z.string() }], ['b', { y: z.string() }])],
    ['more of a tree', tree, largerTree],
  ])('%s', (_, released, today) => expect(told('output', released, today)).toEqual([]));

  test.each<Broken>([
    ['a field gone', z.array(answer({ a: id() })), z.array(answer({})), 'answer[].a: is not answered any more'],
    ['a field that may be left out', answer({ a: id() }), answer({ a: id().optional() }), 'answer.a: may be left out now'],
    ['null', answer({ a: z.string() }), answer({ a: z.string().nullable() }), 'answer.a: may be null now, where it was text'],
    ['another type', answer({ a: z.number() }), answer({ a: z.string() }), 'answer.a: may be text now, where it was a number'],
    ['a value of another type', z.enum(['a']), z.literal(['a', 1]), 'answer: may be 1 now, where it was "a"'],
    ['a variant more', z.string(), z.union([z.string(), z.array(z.string())]), 'answer: may be a list now, where it was text'],
    ['a form gone', day(), dateTime(), 'answer: has the form day no longer'],
    ['less of a kind', tagged(['a', { x: z.string() }], ['b', {}]), tagged(['a', {}], ['b', {}]), 'answer.x: is not answered any more'],
    ['less of a tree', tree, smallerTree, 'answer.name: is not answered any more'],
    ['anything', z.string(), z.unknown(), 'answer: may be anything now, where it was text'],
  ])('%s', (_, released, today, sentence) => expect(told('output', released, today)).toContain(sentence));
});

test('a kind of schema that cannot be compared is refused', () => {
  expect(() => shapeOf(z.date(), 'output')).toThrow('A schema of the kind date has no shape yet');
});
