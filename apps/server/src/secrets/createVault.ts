import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config';

/** Seals what the database may not show to whoever reads a dump: contacts, identity numbers. */
export interface Vault {
  seal(text: string): string;
  /** The text again; throws when it was sealed with another key or changed since. */
  open(sealed: string): string;
}

const ivBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** A vault with the key of the settings; demo mode without a key has one that everybody knows. */
export function createVault({ DATA_KEY }: Pick<Config, 'DATA_KEY'>): Vault {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', DATA_KEY ?? 'demo', 'backlot', 'vault', 32)));
  return {
    seal: (text) => {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv);
      const bytes = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return `v1.${Buffer.concat([iv, sealing.getAuthTag(), bytes]).toString('base64url')}`;
    },
    open: (sealed) => {
      if (!sealed.startsWith('v1.')) throw new Error('This was not sealed by a vault.');
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
    },
  };
}
