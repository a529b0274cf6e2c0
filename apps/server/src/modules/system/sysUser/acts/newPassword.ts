import { randomInt } from 'node:crypto';

/** Without letters and digits that are read as others. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password of 16 characters to hand over once: 92 bits. */
export const newPassword = (): string => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
