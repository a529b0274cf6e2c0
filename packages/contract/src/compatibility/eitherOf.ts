import type { Shape, Value } from './shape';

/** One of several shapes, flat: closed lists become one list in order, and one option alone stands by itself. */
export function eitherOf(options: readonly Shape[]): Shape {
  const flat = options.flatMap((option) => (option.is === 'either' ? option.of : [option]));
  const plain = flat.filter((option) => option.is === 'value' && !option.isRead);
  const values = [...new Set(plain.flatMap((option) => (option.is === 'value' ? option.of : [])))].sort(inOrder);
  const all: Shape[] = [
    ...flat.filter((option) => !plain.includes(option)),
    ...(values.length > 0 ? [{ is: 'value', of: values } as const] : []),
  ];
  return all.length === 1 ? all[0]! : { is: 'either', of: all };
}

const inOrder = (one: Value, other: Value): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1;
