import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Vault } from '../../secrets/createVault';
import { keepLetter, letterIn } from './sealedCookie';

const name = 'backlot-player';
const hours = 6;

interface Letter {
  token: string;
}

/**
 * Lets the player of a page read bytes at one path: it can send no header, and a token has no place in an address. The cookie is the
 * session itself, sealed, unreadable to the page, sent by no other site and to no other path; with the session it ends at once.
 */
export function letPlay(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { token, path, vault }: { token: string; path: string; vault: Vault },
): void {
  keepLetter({ request, reply }, { vault, name, path, seconds: hours * 3600, letter: { token } satisfies Letter });
}

/** The token in a player's cookie; undefined where there is none that counts. */
export const playerToken = (header: string | undefined, vault: Vault, now = Date.now()): string | undefined =>
  letterIn<Letter>(header, { vault, name, now })?.token;
