import { createHash } from 'node:crypto';

const long = 1000;

/** A key that stands for some values; short also where they name many rows, since thousands of keys are kept. */
export function keyOf(...values: unknown[]): string {
  const key = JSON.stringify(values);
  return key.length > long ? createHash('sha256').update(key).digest('base64') : key;
}
