import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 bits, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. Looking up by hash also makes the comparison safe against timing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
