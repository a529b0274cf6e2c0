import type { IncomingHttpHeaders } from 'node:http';
import type { Faults } from '../faults';
import type { Account } from '../world/account';
import type { Shop } from '../world/shop';
import type { Book } from '../world/createBook';
import type { Tokens } from '../tiktok/tokens';
import type { Quotas } from './createQuotas';

/** A request to the simulator and what answers are made from. */
export interface Exchange {
  query: URLSearchParams;
  /** The body: fields of a form or of a JSON object. */
  body: Record<string, unknown>;
  /** The body as it came: signatures are about it. */
  raw: string;
  headers: IncomingHttpHeaders;
  bearer: string | undefined;
  path: string;
  now: Date;
  book: Book;
  accounts: readonly Account[];
  shops: readonly Shop[];
  faults: Faults;
  tokens: Tokens;
  /** Of shops that gave consent. */
  shopTokens: Tokens;
  quotas: Quotas;
  apiKey: string;
  /** Our own account on the channel that is asked as one of its accounts. */
  igUserId: string;
  secret: string;
}

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** What answers a call, and how its channel says no. */
export interface Route {
  answer: (exchange: Exchange) => Answer;
  tooMany: () => Answer;
  failed: () => Answer;
}

/** `POST /v2/video/list/` → what answers it. */
export type Routes = Readonly<Record<string, Route>>;

export const ok = (body: unknown): Answer => ({ status: 200, body });
