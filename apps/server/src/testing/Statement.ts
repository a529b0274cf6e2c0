/** A statement as the driver was asked for it. */
export interface Statement {
  text: string;
  /** What its values are, in their order. */
  kinds: readonly Kind[];
  /** Where the transaction began that it went past. */
  past?: string;
}

/** What a value is to a driver: PGlite takes some kinds for some types only. An array tells the kinds within it, once each. */
export type Kind = 'null' | 'string' | 'number' | 'bigint' | 'boolean' | 'Date' | 'bytes' | 'object' | readonly Kind[];

export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return [...new Set(value.map(kindOf))];
  if (value instanceof Date) return 'Date';
  if (value instanceof Uint8Array) return 'bytes';
  return typeof value as 'string' | 'number' | 'bigint' | 'boolean' | 'object';
}

/** A value of a kind. */
export function valueOf(kind: Kind): unknown {
  if (typeof kind !== 'string') return kind.map(valueOf);
  const samples = {
    null: null,
    string: '1',
    number: 1,
    bigint: 1n,
    boolean: true,
    Date: new Date(0),
    bytes: new Uint8Array(1),
    object: {},
  };
  return samples[kind];
}
