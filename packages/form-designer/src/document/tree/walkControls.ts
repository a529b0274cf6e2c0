import type { Control } from '../control';
import { slotsOf } from '../parse/controlShape';
import type { Slot } from './slots';

/** A control and where it lies. */
export interface Visited {
  readonly control: Control;
  /** Key of the container; null for the document itself. */
  readonly parent: string | null;
  readonly slot: Slot;
  readonly index: number;
  /** Number of containers around the control. */
  readonly depth: number;
}

/** All controls in reading order, containers before their children, without recursion. */
export function* walkControls(list: readonly Control[]): Generator<Visited> {
  const stack: Visited[] = [];
  push(stack, { list, parent: null, slot: 'list', depth: 0 });
  for (let visited = stack.pop(); visited; visited = stack.pop()) {
    yield visited;
    const { control, depth } = visited;
    for (const { slot, list: children } of slotsOf(control).toReversed())
      push(stack, { list: children, parent: control.key, slot, depth: depth + 1 });
  }
}

function push(
  stack: Visited[],
  { list, parent, slot, depth }: { list: readonly Control[] } & Pick<Visited, 'parent' | 'slot' | 'depth'>,
): void {
  for (let index = list.length - 1; index >= 0; index -= 1) {
    const control = list[index];
    if (control) stack.push({ control, parent, slot, index, depth });
  }
}
