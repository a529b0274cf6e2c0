import { createHash, createHmac } from 'node:crypto';

/** How long tokens of people hold, and those of shops. */
export const lifetimes = {
  person: { access: 2 * 3600, refresh: 180 * 86_400 },
  shop: { access: 4 * 3600, refresh: 30 * 86_400 },
} as const;
const codeSeconds = 600;

type Kind = 'code' | 'act' | 'rft' | 'clt';

interface Claims {
  kind: Kind;
  openId: string;
  until: number;
  /** How often the tokens of this person were renewed. */
  turn: number;
  /** What the verifier of the exchange must hash to, where the page was given it. */
  challenge?: string;
}

/** The tokens of people who gave their consent: they hold across a restart, each refresh token once. */
export interface Tokens {
  codeFor(openId: string, now: Date, challenge?: string): string;
  /** New tokens for a code or a refresh token; undefined for one that does not hold. */
  exchange(kind: 'code' | 'rft', token: string, now: Date, verifier?: string): Issued | undefined;
  /** A token of an app, for nobody's data in particular. */
  appToken(now: Date): { access_token: string; expires_in: number; token_type: 'Bearer' };
  holdsApp(token: string, now: Date): boolean;
  /** Whose access token it is; undefined when it is over or was never given. */
  personOf(token: string, now: Date): string | undefined;
  /** Ends every access token that was given so far. */
  expire(): void;
  revoke(token: string): void;
}

export interface Issued {
  open_id: string;
  scope: string;
  access_token: string;
  expires_in: number;
  refresh_token: string;
  refresh_expires_in: number;
  token_type: 'Bearer';
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

export function createTokens(secret: string, whose: keyof typeof lifetimes = 'person'): Tokens {
  const { access: accessSeconds, refresh: refreshSeconds } = lifetimes[whose];
  /** The oldest turn that still counts, by person. */
  const turns = new Map<string, number>();
  const used = new Set<string>();
  let expired = new Set<string>();
  const given = new Set<string>();
  /** Codes that were handed out: no two are the same, not even at one moment. */
  let codes = 0;
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  const write = (claims: Claims) => {
    const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${claims.kind}.${text}.${sign(text)}`;
  };
  const read = (token: string, kind: Kind, now: Date): Claims | undefined => {
    const [, text = '', signature] = token.split('.');
    if (sign(text) !== signature) return undefined;
    const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
    return claims.kind === kind && claims.until > now.getTime() ? claims : undefined;
  };
  const later = (now: Date, seconds: number) => now.getTime() + seconds * 1000;
  return {
    codeFor: (openId, now, challenge) =>
      write({ kind: 'code', openId, until: later(now, codeSeconds), turn: (codes += 1), ...(challenge !== undefined && { challenge }) }),
    appToken: (now) => ({
      access_token: write({ kind: 'clt', openId: 'app', until: later(now, accessSeconds), turn: 0 }),
      expires_in: accessSeconds,
      token_type: 'Bearer',
    }),
    holdsApp: (token, now) => !expired.has(token) && read(token, 'clt', now) !== undefined,
    exchange(kind, token, now, verifier = '') {
      const claims = read(token, kind, now);
      if (claims?.challenge !== undefined && claims.challenge !== challengeOf(verifier)) return undefined;
      if (!claims || used.has(token) || (kind === 'rft' && claims.turn < (turns.get(claims.openId) ?? 0))) return undefined;
      used.add(token);
      const turn = kind === 'code' ? (turns.get(claims.openId) ?? 0) + 1 : claims.turn + 1;
      turns.set(claims.openId, turn);
      const access = write({ kind: 'act', openId: claims.openId, until: later(now, accessSeconds), turn });
      given.add(access);
      return {
        open_id: claims.openId,
        scope: 'user.info.basic,user.info.profile,user.info.stats,video.list',
        access_token: access,
        expires_in: accessSeconds,
        refresh_token: write({ kind: 'rft', openId: claims.openId, until: later(now, refreshSeconds), turn }),
        refresh_expires_in: refreshSeconds,
        token_type: 'Bearer',
      };
    },
    personOf: (token, now) => (expired.has(token) ? undefined : read(token, 'act', now)?.openId),
    expire: () => {
      expired = new Set(given);
    },
    revoke: (token) => {
      expired.add(token);
    },
  };
}
