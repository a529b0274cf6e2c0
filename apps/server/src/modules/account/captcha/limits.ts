import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/requests/call';
import { countTurn, waitFor } from '../../../http/windows/takeTurn';

/** One asker: address and browser together (system-pages 2.4). */
export const askerOf = ({ ip, request }: Call): string =>
  createHash('sha256')
    .update(`${ip}\n${request.headers['user-agent'] ?? ''}`)
    .digest('base64url');

export const isTooMany = async (db: Db, what: 'get' | 'check' | 'verify', asker: string): Promise<boolean> =>
  (await countTurn(db, { key: `captcha:${what}:${asker}`, most: what === 'get' ? 30 : 60, seconds: 60 })) > 0;

export const isLocked = async (db: Db, asker: string): Promise<boolean> => (await waitFor(db, `captcha:lock:${asker}`)) > 0;

/** Notes a wrong answer: the second within a minute locks new challenges for 10 s. */
export async function noteFailure(db: Db, asker: string): Promise<void> {
  const isSecond = (await countTurn(db, { key: `captcha:fail:${asker}`, most: 1, seconds: 60 })) > 0;
  if (isSecond) await countTurn(db, { key: `captcha:lock:${asker}`, most: 1, seconds: 10 });
}
