import { createHmac, timingSafeEqual } from 'node:crypto';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seal = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** A JSON Web Token, signed with HS256. */
export function signJwt(payload: object, secret: string): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${body}.${seal(body, secret)}`;
}

/** What a token says; undefined where it is not signed with the secret. */
export function readJwt(token: string, secret: string): Record<string, unknown> | undefined {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(seal(`${head}.${payload}`, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}
