import type { Control } from '../document/control';
import { slotsOf } from '../document/parse/controlShape';
import { drawnLevels } from '../document/tree/drawnLevels';

/** Controls that are mounted together. */
export interface Chunk {
  readonly id: string;
  readonly controls: readonly Control[];
}

const fieldsInChunk = 6;
const known = new WeakMap<readonly Control[], readonly Chunk[]>();
const weights = new WeakMap<Control, number>();

/** A list in pieces of about six fields; a container that holds more stands alone and is cut again inside. */
export function chunksOf(list: readonly Control[]): readonly Chunk[] {
  const before = known.get(list);
  if (before) return before;
  const chunks: { id: string; controls: Control[] }[] = [];
  let weight = Number.POSITIVE_INFINITY;
  for (const control of list) {
    const own = weightOf(control);
    if (weight + own > fieldsInChunk) {
      chunks.push({ id: control.key, controls: [] });
      weight = 0;
    }
    chunks.at(-1)?.controls.push(control);
    weight += own;
  }
  known.set(list, chunks);
  return chunks;
}

/** Keys of the first fields in reading order and of the containers around them: what a first screen holds. */
export function firstKeys(list: readonly Control[], count: number): ReadonlySet<string> {
  const keys = new Set<string>();
  let left = count;
  const visit = (controls: readonly Control[], level: number) => {
    for (const control of controls) {
      if (left <= 0 || level > drawnLevels) return;
      keys.add(control.key);
      const slots = slotsOf(control);
      if (slots.length === 0) left -= 1;
      for (const { list: children } of control.type === 'tabs' ? slots.slice(0, 1) : slots) visit(children, level + 1);
    }
  };
  visit(list, 0);
  return keys;
}

/** Fields inside a control; what is nested too deeply to be drawn weighs as one. */
function weightOf(control: Control, level = 0): number {
  const before = weights.get(control);
  if (before !== undefined) return before;
  if (level > drawnLevels) return 1;
  const inner = slotsOf(control)
    .flatMap(({ list }) => list)
    .reduce((sum, child) => sum + weightOf(child, level + 1), 0);
  const weight = Math.max(1, inner);
  weights.set(control, weight);
  return weight;
}
