import type { RecordShape } from './shape';

/** Of several records those that could be the same kind as this one: no field that is a closed list on both sides tells them apart. */
export const ofSameTag = (one: RecordShape, others: readonly RecordShape[]): RecordShape[] =>
  others.filter((other) => !Object.keys(one.of).some((name) => tellsApart(one, other, name)));

function tellsApart(one: RecordShape, other: RecordShape, name: string): boolean {
  const [own, its] = [one.of[name], other.of[name]];
  return own?.is === 'value' && its?.is === 'value' && !own.of.some((value) => its.of.includes(value));
}
