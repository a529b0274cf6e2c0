import { type Blueprint, blueprints } from './parse/blueprint';
import type { Control } from './control';
import type { ControlType } from './controlOptions';

/** Gives a key to a control of a type; never the same one twice within a document. */
export type KeyGenerator = (type: string) => string;

/**
 * Keys as the original writes them, `type_timestamp`, counted up where two fall into one millisecond.
 * `taken` keeps clear of keys that a document already has.
 */
export function createKeyGenerator({
  now = Date.now,
  taken = () => false,
}: { now?: () => number; taken?: (key: string) => boolean } = {}): KeyGenerator {
  let last = 0;
  return (type) => {
    let time = Math.max(now(), last + 1);
    while (taken(`${type}_${time}`)) time += 1;
    last = time;
    return `${type}_${time}`;
  };
}

/** A new control with the defaults of its type; `key` and `model` are one fresh key. */
export function createControl(from: ControlType | Blueprint, nextKey: KeyGenerator = createKeyGenerator()): Control {
  const { hasModel, help, rules, ...shape }: Blueprint = typeof from === 'string' ? blueprints[from] : from;
  const key = nextKey(shape.type);
  return structuredClone({
    ...shape,
    ...(hasModel && { model: key }),
    key,
    ...(help !== undefined && { help }),
    ...(rules && { rules }),
  });
}
