import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key of 16 characters. */
export const newKey = (): string => randomBytes(12).toString('base64url');

/** AES-128-ECB with PKCS7 padding as Base64 (system-pages 2.2); an empty key leaves the text as it is. */
export function encrypt(text: string, key: string | null): string {
  if (!key) return text;
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}

/** The text, or undefined when it was not made with this key. */
export function decrypt(text: string, key: string | null): string | undefined {
  if (!key) return text;
  try {
    const decipher = createDecipheriv('aes-128-ecb', key, null);
    return decipher.update(text, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
