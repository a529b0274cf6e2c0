import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Vault } from '../../secrets/createVault';

const name = 'backlot-player';
const hours = 6;

interface Letter {
  token: string;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Lets the player of a page read bytes at one path: it can send no header, and a token has no place in an address. The cookie is the
 * session itself, sealed, unreadable to the page, sent by no other site and to no other path; with the session it ends at once.
 */
export function letPlay(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { token, path, vault }: { token: string; path: string; vault: Vault },
): void {
  const letter: Letter = { token, until: Date.now() + hours * 3_600_000 };
  const parts = [
    `${name}=${vault.seal(JSON.stringify(letter))}`,
    `Path=${path}`,
    `Max-Age=${hours * 3600}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ];
  void reply.header('set-cookie', parts.join('; '));
}

/** The token in a player's cookie; undefined where there is none that counts. */
export function playerToken(header: string | undefined, vault: Vault, now = Date.now()): string | undefined {
  const sealed = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!sealed) return undefined;
  try {
    const { token, until } = JSON.parse(vault.open(sealed)) as Letter;
    return until > now ? token : undefined;
  } catch {
    return undefined;
  }
}
