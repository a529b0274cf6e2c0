import type { Reporter } from '../parse/report';

type Container = Record<string, unknown> | unknown[];

interface Task {
  readonly from: object;
  readonly to: Container;
  readonly path: string;
  readonly depth: number;
}

const unsafeKeys = ['__proto__', 'constructor'];

/** Thrown inside the copy when a value is nested more deeply than allowed, or contains itself. */
export class TooDeep extends Error {}

/**
 * Copies a value as JSON would, without recursion: keys that could reach a prototype and values that JSON
 * cannot hold are left out and reported.
 */
export function copyJson({ value, reporter, maxDepth }: { value: object; reporter: Reporter; maxDepth: number }): Container {
  const root = emptyLike(value);
  const tasks: Task[] = [{ from: value, to: root, path: '', depth: 1 }];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    if (task.depth >= maxDepth) throw new TooDeep();
    copyEntries({ task, tasks, reporter });
  }
  return root;
}

function copyEntries({ task, tasks, reporter }: { task: Task; tasks: Task[]; reporter: Reporter }): void {
  const { from, to, path, depth } = task;
  const put = (key: string, given: unknown, at: () => string) => {
    const value = hasToJson(given) ? given.toJSON() : given;
    if (typeof value === 'object' && value !== null) {
      const copy = emptyLike(value);
      (to as Record<string, unknown>)[key] = copy;
      tasks.push({ from: value, to: copy, path: at(), depth: depth + 1 });
    } else if (isJsonLeaf(value)) {
      (to as Record<string, unknown>)[key] = value;
    } else {
      if (value !== undefined) reporter.add('value-not-json-dropped', at());
      if (Array.isArray(to)) to[Number(key)] = null;
    }
  };
  if (Array.isArray(from)) {
    for (let index = 0; index < from.length; index += 1) put(String(index), from[index], () => `${path}[${index}]`);
    return;
  }
  for (const key of Object.keys(from)) {
    const at = () => (path ? `${path}.${key}` : key);
    if (unsafeKeys.includes(key)) reporter.add('unsafe-key-dropped', at());
    else put(key, (from as Record<string, unknown>)[key], at);
  }
}

const hasToJson = (value: unknown): value is { toJSON(): unknown } =>
  typeof value === 'object' && value !== null && typeof (value as { toJSON?: unknown }).toJSON === 'function';

const emptyLike = (value: object): Container => (Array.isArray(value) ? [] : {});

const isJsonLeaf = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
