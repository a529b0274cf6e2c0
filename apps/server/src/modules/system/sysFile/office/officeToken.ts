import { jwtVerify, SignJWT, type JWTPayload } from 'jose';

const bytesOf = (secret: string) => new TextEncoder().encode(secret);

/** Signs what the document server may believe (HS256, as it is set up by default). */
export const signOffice = (payload: JWTPayload, secret: string): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setIssuedAt().setExpirationTime('12h').sign(bytesOf(secret));

/** What a token of the document server says; undefined for one that is not signed with the secret, or no longer good. */
export async function readOffice(token: string, secret: string): Promise<Record<string, unknown> | undefined> {
  try {
    return (await jwtVerify(token, bytesOf(secret), { algorithms: ['HS256'], clockTolerance: 60 })).payload;
  } catch {
    return undefined;
  }
}

/** What the document server says in the header of a request: its values stand inside of `payload`. */
export async function readOfficeHeader(header: string | undefined, secret: string): Promise<Record<string, unknown> | undefined> {
  const [, token] = /^Bearer (\S+)$/.exec(header ?? '') ?? [];
  const told = token && (await readOffice(token, secret));
  return told && typeof told['payload'] === 'object' && told['payload'] !== null ? (told['payload'] as Record<string, unknown>) : undefined;
}
