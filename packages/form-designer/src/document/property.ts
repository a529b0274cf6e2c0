const unsafe = ['__proto__', 'constructor', 'prototype'];

/** Reads a property by path: `options.placeholder`, `rules.0.message`. */
export function readProperty(holder: object, path: string): unknown {
  let value: unknown = holder;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** A copy of an object with one property changed by path; `undefined` takes the key away. */
export function withProperty<Holder extends object>(holder: Holder, path: string, value: unknown): Holder {
  const [key = '', ...rest] = path.split('.');
  if (unsafe.includes(key)) return holder;
  const own = (holder as Record<string, unknown>)[key];
  const inner = typeof own === 'object' && own !== null ? own : {};
  const next = rest.length > 0 ? withProperty(inner, rest.join('.'), value) : value;
  if (next === own) return holder;
  if (Array.isArray(holder)) return (holder as unknown[]).with(Number(key), next) as Holder;
  if (next !== undefined) return { ...holder, [key]: next };
  const { [key]: _, ...others } = holder as Record<string, unknown>;
  return others as Holder;
}
