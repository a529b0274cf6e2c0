import { createHmac, randomBytes } from 'node:crypto';

const stepSeconds = 30;
/** Clocks may be this many steps apart. */
const drift = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A fresh secret of 160 bits, in base32. */
export const newSecret = (): string =>
  [...randomBytes(20)]
    .reduce((bits, byte) => bits + byte.toString(2).padStart(8, '0'), '')
    .match(/.{5}/g)
    ?.map((bits) => alphabet[Number.parseInt(bits, 2)])
    .join('') ?? '';

/** The code of a time step (RFC 4226 and 6238: HMAC-SHA-1, 6 digits). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The time step that a code belongs to, now or just before or after; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const current = Math.floor(now / 1000 / stepSeconds);
  return [0, -drift, drift].map((shift) => current + shift).find((step) => codeAt(secret, step) === code);
}

/** What an authenticator app reads. */
export const uriOf = (secret: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`Backlot:${account}`)}?${new URLSearchParams({ secret, issuer: 'Backlot', digits: '6', period: String(stepSeconds) })}`;

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
