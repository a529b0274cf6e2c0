import { hash } from 'node:crypto';

type Part = string | number;

/** A number from 0 up to 1: the same for the same parts. */
export const chance = (...parts: readonly Part[]): number => hash('sha256', parts.join('\n'), 'buffer').readUInt32BE(0) / 2 ** 32;

/** `exp(mean + deviation × normal)`, the same for the same parts. */
export function logNormal(mean: number, deviation: number, ...parts: readonly Part[]): number {
  const [u, v] = [1 - chance('u', ...parts), chance('v', ...parts)];
  return Math.exp(mean + deviation * Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v));
}

/** One of some, the same for the same parts. */
export function pick<T>(from: readonly [T, ...T[]], ...parts: readonly Part[]): T {
  return from[Math.floor(chance('pick', ...parts) * from.length)] ?? from[0];
}

/** Letters and digits that stand for a text. */
export const markOf = (text: string, length: number): string => hash('sha256', text, 'base64url').replaceAll(/[-_]/g, 'x').slice(0, length);

/** Digits that stand for a text. */
export const digitsOf = (text: string, length: number): string =>
  (BigInt(`0x${hash('sha256', text, 'hex').slice(0, 24)}`) % 10n ** BigInt(length)).toString().padStart(length, '0');
