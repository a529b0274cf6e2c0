import { createHash, randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ234567';
const howMany = 10;

/** Ten codes for the day the phone is lost. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, () => `${part()}-${part()}`);

const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A recovery code as it is stored; capitals and the dash do not matter. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.toUpperCase().replaceAll('-', '')).digest('base64url');
