import type { Control } from '../control';
import { slotsOf } from './controlShape';
import { labelOf } from '../controlText';
import type { FormDocument } from '../formDocument';
import { keptInOrder } from './keptInOrder';
import { stringifyJson } from '../json/stringifyJson';
import { type Visited, walkControls } from '../tree/walkControls';

/** One value of a control or of the form's settings, in both versions; undefined where a version has none. */
export interface PropertyChange {
  /** `options.placeholder`, `rules.0.required`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What happened to one control between two versions. */
export interface ControlChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly key: string;
  readonly type: string;
  /** As it is now; as it was for one that was removed. */
  readonly label: string;
  readonly properties: readonly PropertyChange[];
}

export interface DocumentDiff {
  readonly controls: readonly ControlChange[];
  readonly config: readonly PropertyChange[];
}

/** What differs between two versions of a form design, control by control by key: those of the newer version in its order, then removed ones. */
export function diffDocuments(before: FormDocument, after: FormDocument): DocumentDiff {
  const old = byKey(before);
  const now = byKey(after);
  const moved = movedKeys(old, now);
  const kept = [...now.values()].flatMap(({ control }): readonly ControlChange[] => {
    const was = old.get(control.key);
    if (!was) return [change('added', control)];
    const properties = diffValues(ownPart(was.control), ownPart(control), '');
    return [
      ...(moved.has(control.key) ? [change('moved', control)] : []),
      ...(properties.length > 0 ? [change('changed', control, properties)] : []),
    ];
  });
  const removed = [...old.values()].flatMap(({ control }) => (now.has(control.key) ? [] : [change('removed', control)]));
  return { controls: [...kept, ...removed], config: diffValues(before.config, after.config, '') };
}

const byKey = (document: FormDocument): ReadonlyMap<string, Visited> =>
  new Map([...walkControls(document.list)].map((at) => [at.control.key, at]));

const change = (kind: ControlChange['kind'], control: Control, properties: readonly PropertyChange[] = []): ControlChange => ({
  kind,
  key: control.key,
  type: String(control.type),
  label: labelOf(control),
  properties,
});

/** Controls in another slot, and of those that stayed in a slot the fewest that explain its new order. */
function movedKeys(old: ReadonlyMap<string, Visited>, now: ReadonlyMap<string, Visited>): ReadonlySet<string> {
  const stayed = new Map<string, string[]>();
  const moved = new Set<string>();
  for (const [key, { parent, slot }] of now) {
    const was = old.get(key);
    if (!was) continue;
    if (was.parent !== parent || was.slot !== slot) moved.add(key);
    else stayed.set(`${parent}/${slot}`, [...(stayed.get(`${parent}/${slot}`) ?? []), key]);
  }
  for (const keys of stayed.values()) {
    const kept = keptInOrder(keys.map((key) => old.get(key)?.index ?? 0));
    keys.forEach((key, index) => kept.has(index) || moved.add(key));
  }
  return moved;
}

/** A control without its children: they are compared for themselves. */
function ownPart(control: Control): Readonly<Record<string, unknown>> {
  const { key: _, list, columns, trs, ...own } = control;
  const isHolder = slotsOf(control).length > 0;
  return {
    ...own,
    ...(list && !isHolder && { list }),
    ...(columns && { columns: columns.map(({ list: __, ...column }) => column) }),
    ...(trs && { trs: trs.map(({ tds, ...row }) => ({ ...row, tds: tds.map(({ list: __, ...cell }) => cell) })) }),
  };
}

const deepest = 8;

function diffValues(before: unknown, after: unknown, path: string, depth = 0): readonly PropertyChange[] {
  if (Object.is(before, after)) return [];
  if (!isHolder(before) || !isHolder(after) || depth >= deepest) {
    return isHolder(before) && isHolder(after) && stringifyJson(before) === stringifyJson(after) ? [] : [{ path, before, after }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    diffValues(own(before, key), own(after, key), path === '' ? key : `${path}.${key}`, depth + 1),
  );
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;
const own = (holder: object, key: string): unknown => (Object.hasOwn(holder, key) ? (holder as Record<string, unknown>)[key] : undefined);
