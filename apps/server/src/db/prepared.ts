import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';

const mark = '/*p*/';

/** SQL: begins a statement whose plan the database keeps. */
export const preparing = sql.raw(mark);

/** Statements that one connection keeps at most. */
const mostKept = 300;
/** How often a statement within a transaction is met before its plan is kept: those made for one occasion never are. */
const often = 5;

/**
 * Has the database keep the plans of statements: of those that begin with `preparing`, and of those met again and again
 * within transactions, which find their rows by id. Lists that people filter are planned each time for what they ask.
 */
export function keepPlans(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  const met = new Map<string, number>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostKept) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
    return name;
  };
  const isOften = (text: string): boolean => {
    if (met.size > 5000) met.clear();
    const times = (met.get(text) ?? 0) + 1;
    met.set(text, times);
    return times >= often;
  };
  const named = (query: unknown, isRepeated: (text: string) => boolean): unknown => {
    if (typeof query !== 'object' || query === null) return query;
    const { text, name, [single]: isSingle } = query as Statement;
    if (typeof text !== 'string' || name !== undefined) return query;
    const found = names.get(text) ?? (text.startsWith(mark) || (!isSingle && isRepeated(text)) ? nameOf(text) : undefined);
    return found === undefined ? query : { ...query, name: found };
  };
  const wrap = (target: { query: unknown }, change: (query: unknown) => unknown) => {
    const ask = (target.query as (...args: unknown[]) => unknown).bind(target);
    target.query = (query: unknown, ...rest: unknown[]) => ask(change(query), ...rest);
  };
  // The pool hands its statements to a connection: only those that come to one directly belong to a transaction.
  wrap(pool, (query) => (typeof query === 'object' ? { ...query, [single]: true } : query));
  pool.on('connect', (client) => wrap(client, (query) => named(query, (text) => !isControl.test(text) && isOften(text))));
  return pool;
}

const single = Symbol('single');
const isControl = /^(?:begin|commit|rollback|savepoint|release)/;
type Statement = Partial<pg.QueryConfig> & { [single]?: boolean };
