import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSurroundings } from '../commands/commandTestKit';
import { redo, undo } from '../commands/historyCommands';
import { createControl } from '../document/createControl';
import { createDocument, type FormDocument } from '../document/formDocument';
import { acceptsChild } from '../document/parse/blueprint';
import { slotsOf } from '../document/parse/controlShape';
import { serializeDocument } from '../document/parse/serializeDocument';
import { faultOfTable } from '../document/table/tableTestKit';
import { createDesignerStore } from './designerStore';
import { documentIn } from './designerState';
import { act, action, controlsIn, keysIn } from './walkTestKit';

const seed = 20261126;
const steps = 10_000;

/** What is wrong with a form, if anything. */
function faultsOf({ list }: FormDocument): readonly string[] {
  const all = controlsIn(list);
  const isRepeated = new Set(all.map(({ key }) => key)).size < all.length;
  return [
    ...(isRepeated ? ['a key stands twice'] : []),
    ...all.flatMap((control) => (control.type === 'table' ? (faultOfTable(control) ?? []) : [])),
    ...all.flatMap(({ type, ...control }) =>
      slotsOf({ type, ...control })
        .flatMap((slot) => slot.list)
        .filter((child) => !acceptsChild(type, child.type))
        .map((child) => `a ${type} holds a ${child.type}`),
    ),
  ];
}

/** Whoever changes it in place gets an error. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(Object.freeze(value))) freeze(inner);
  return value;
}

test(`D6.5 ten thousand commands break no form and lose nothing; undo and redo go all the way (seed ${seed})`, () => {
  let now = 0;
  const around = { ...createSurroundings(), settings: { cap: Number.POSITIVE_INFINITY }, now: () => now };
  const first = freeze({ ...createDocument(), list: [createControl('table', () => 'table'), createControl('input', () => 'input')] });
  const store = createDesignerStore({ document: first, surroundings: () => around });
  const present = () => documentIn(store.getState());
  const depth = () => store.getState().history.past.length;
  /** The form at every step that can be undone or redone. */
  const line: FormDocument[] = [first];
  const seen = new Set<string>();
  for (const [index, next] of fc.sample(action, { seed, numRuns: steps }).entries()) {
    now += next.pause;
    const before = present();
    const mayGo = act(store, next, around.clipboard);
    const after = freeze(present());
    const told = `seed ${seed}, step ${index}: ${JSON.stringify(next)}`;
    if (next.kind === 'undo' || next.kind === 'redo') expect(after, told).toBe(line[depth()]);
    else if (after !== before) {
      line.splice(depth(), Number.POSITIVE_INFINITY, after);
      const left = new Set([...keysIn(after.list), ...mayGo]);
      expect({ lost: keysIn(before.list).filter((key) => !left.has(key)), faults: faultsOf(after) }, told).toEqual({
        lost: [],
        faults: [],
      });
    }
    if (after !== before) seen.add(next.kind);
  }
  while (store.run(redo));
  const end = serializeDocument(present());
  const told = `seed ${seed}`;
  expect(seen.size, told).toBe(13);
  expect(depth(), told).toBeGreaterThan(2000);
  while (store.run(undo)) expect(present(), told).toBe(line[depth()]);
  expect(serializeDocument(present()), told).toBe(serializeDocument({ ...createDocument(), list: first.list }));
  expect(depth(), told).toBe(0);
  while (store.run(redo)) expect(present(), told).toBe(line[depth()]);
  expect(serializeDocument(present()), told).toBe(end);
}, 60_000);
