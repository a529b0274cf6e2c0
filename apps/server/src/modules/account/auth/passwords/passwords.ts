import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limitConcurrency';

/** Argon2id, 19 MiB, two passes. At most two at a time, so that signing in never starves the other calls. */
const cost = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const limited = limitConcurrency(2);

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, cost));

export const isPassword = (passwordHash: string, password: string): Promise<boolean> => limited(() => verify(passwordHash, password));

let decoy: Promise<string> | undefined;

/** Spends the time of a check for an account that does not exist, so that answers do not tell which accounts do. */
export async function checkNothing(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password');
  await isPassword(await decoy, password);
  return false;
}
