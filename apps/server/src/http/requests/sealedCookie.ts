import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Vault } from '../../secrets/createVault';

/** A cookie that says something only the server reads, for a time. */
interface SealedCookie {
  vault: Vault;
  name: string;
}

/** Lets a browser keep a letter: sealed, unreadable to the page, sent by no other site and to no other path. */
export function keepLetter(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { vault, name, path, seconds, letter }: SealedCookie & { path: string; seconds: number; letter: object },
): void {
  const parts = [
    `${name}=${vault.seal(JSON.stringify({ ...letter, until: Date.now() + seconds * 1000 }))}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ];
  void reply.header('set-cookie', parts.join('; '));
}

/** The letter in a header of cookies; undefined where there is none of this server, or none that still counts. */
export function letterIn<Letter extends object>(
  header: string | undefined,
  { vault, name, now = Date.now() }: SealedCookie & { now?: number },
): Partial<Letter> | undefined {
  const sealed = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!sealed) return undefined;
  try {
    const letter = JSON.parse(vault.open(sealed)) as Partial<Letter> & { until?: number };
    return (letter.until ?? 0) > now ? letter : undefined;
  } catch {
    return undefined;
  }
}
