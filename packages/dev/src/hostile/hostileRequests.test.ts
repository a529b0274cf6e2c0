import { describe, expect, it } from 'vitest';
import { hostileRequests, type Targets } from './hostileRequests.ts';
import type { Schema } from './schemaDef.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const part = (type: string, takes: (value: unknown) => boolean, def: object = {}): Schema => ({
  _zod: { def: { type, ...def } },
  safeParse: (value) => ({ success: takes(value) }),
});
const id = part('string', (value) => isText(value) && /^[1-9]\d{0,18}$/.test(value) && BigInt(value) < 2n ** 63n);
const name = part('string', (value) => isText(value) && value !== '' && value.length <= 60);
const input = part('object', () => true, { shape: { id, name, orderIds: part('array', Array.isArray, { element: id }) } });

const targets: Targets = {
  api: {
    order: { edit: { method: 'POST', path: '/main/order/edit', body: 'json', input } },
    file: { upload: { method: 'POST', path: '/main/file/upload', body: 'multipart', input: part('object', () => true, { shape: {} }) } },
  },
  accounts: ['first', 'second'],
  known: { ids: { order: ['77', '78'] } },
};

const some = (seed: number, { from = 0, to }: { from?: number; to: number }) => {
  const requestOf = hostileRequests(targets);
  return Array.from({ length: to - from }, (_, at) => requestOf(seed, from + at));
};

describe('hostile requests', () => {
  it('are the same for a seed and a number, whatever was asked for before', () => {
    expect(some(1, { to: 60 }).slice(50)).toEqual(some(1, { from: 50, to: 60 }));
    expect(some(1, { to: 10 })).not.toEqual(some(2, { to: 10 }));
  });

  it('differ from each other', () => {
    const written = some(1, { to: 100 }).map(({ method, target, headers, body }) =>
      [method, target, headers, body.toString('latin1')].join(),
    );
    expect(new Set(written).size).toBeGreaterThan(70);
  });

  it('come from everybody and nobody, with and without records there are, whole and broken', () => {
    const all = some(1, { to: 500 });
    const bodies = all.map(({ body }) => body.toString());
    expect(new Set(all.map(({ account }) => account))).toEqual(new Set(['first', 'second', undefined]));
    expect(bodies.some((body) => body.includes('"id":"77"'))).toBe(true);
    expect(bodies.some((body) => body.includes('"__proto__"'))).toBe(true);
    expect(all.some(({ isCutOff }) => isCutOff)).toBe(true);
    expect(all.some(({ isSocket }) => isSocket)).toBe(true);
    expect(all.some(({ body }) => body.includes('form-data'))).toBe(true);
  });
});
