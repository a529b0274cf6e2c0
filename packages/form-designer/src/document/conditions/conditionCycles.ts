import { modelsIn } from './conditionModels';
import { type Condition, conditionsOf, withCondition } from './conditions';
import { updateControl } from '../tree/editTree';
import type { FormDocument } from '../formDocument';
import { walkControls } from '../tree/walkControls';

type Graph = Map<string, Set<string>>;

/** Rings of controls that each are shown only when another one of the ring is, as keys. */
export function findConditionCycles(document: FormDocument): readonly (readonly string[])[] {
  const graph = cyclicPart(dependencies(document));
  const cycles: string[][] = [];
  for (let start = graph.keys().next().value; start !== undefined; start = graph.keys().next().value) {
    const cycle = walkInto(graph, start);
    cycles.push(cycle);
    for (const key of cycle) graph.delete(key);
    cyclicPart(graph);
  }
  return cycles;
}

/** Whether showing a control under a condition would close a ring. */
export function wouldCycle(document: FormDocument, { key, condition }: { key: string; condition: Condition }): boolean {
  const before = findConditionCycles(document).length;
  return findConditionCycles(updateControl(document, key, (control) => withCondition(control, 'show', condition))).length > before;
}

/** Which controls have to be judged before a control: those it reads, and the containers around it. */
function dependencies(document: FormDocument): Graph {
  const graph: Graph = new Map();
  const keyOf = new Map<string, string>();
  const visited = [...walkControls(document.list)];
  for (const { control } of visited)
    if (typeof control.model === 'string' && !keyOf.has(control.model)) keyOf.set(control.model, control.key);
  for (const { control, parent } of visited) {
    const { show } = conditionsOf(control);
    const read = show ? modelsIn(show).flatMap((model) => keyOf.get(model) ?? []) : [];
    graph.set(control.key, new Set(parent === null ? read : [parent, ...read]));
  }
  return graph;
}

/** Takes away, in place, every control that no ring can lead through. */
function cyclicPart(graph: Graph): Graph {
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const [key, needs] of graph) {
      for (const need of needs) if (!graph.has(need)) needs.delete(need);
      if (needs.size > 0) continue;
      graph.delete(key);
      isSmaller = true;
    }
  }
  return graph;
}

function walkInto(graph: Graph, start: string): string[] {
  const path: string[] = [];
  for (let at: string | undefined = start; at !== undefined; at = graph.get(at)?.values().next().value) {
    const seen = path.indexOf(at);
    if (seen !== -1) return path.slice(seen);
    path.push(at);
  }
  return path;
}
