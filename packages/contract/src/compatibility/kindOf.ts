import type { Shape, Value } from './shape';

/** The kind of shape that takes a value whatever it is. */
export const kindOf = (value: Value): 'text' | 'number' | 'flag' | 'null' =>
  value === null
    ? 'null'
    : ({ string: 'text', number: 'number', boolean: 'flag' } as const)[typeof value as 'string' | 'number' | 'boolean'];

/** Shapes by name, for a sentence: `text, null`; a closed list by its values. */
export const kindsOf = (shapes: readonly Shape[]): string => shapes.map((shape) => nameOf(shape)).join(', ');

const nameOf = (shape: Shape): string =>
  shape.is === 'value' ? shape.of.map((value) => JSON.stringify(value)).join(', ') : names[shape.is];

const names = {
  text: 'text',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
  record: 'an object',
  map: 'a map',
  anything: 'anything',
  either: 'one of several',
  again: 'a tree',
};
