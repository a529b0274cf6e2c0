import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { kindOf, type Statement } from './Statement';

/**
 * Notes every statement that goes to PostgreSQL once, with the kinds of its values, for the replay on PGlite; and where
 * one goes past a transaction that the same deed has open: on a pool that works, on the one connection of PGlite each
 * waits for the other.
 */
const path = process.env['RECORD_STATEMENTS'];
const recording = Symbol.for('backlot.recording');
const client = pg.Client.prototype as unknown as { query: Ask; [recording]?: true };

// Files of one worker share their modules, but each runs the set-up again.
if (path && !client[recording]) {
  client[recording] = true;
  const known = new Set<string>();
  const note = (line: string) => {
    if (known.has(line)) return;
    known.add(line);
    appendFileSync(path, `${line}\n`);
  };
  const askClient = client.query;
  client.query = function query(...args) {
    note(JSON.stringify(statementOf(args)));
    return askClient.apply(this, args);
  };

  const opened = new AsyncLocalStorage<{ isOpen: boolean; begun: Error }>();
  const notePast = (text: string) => {
    const state = opened.getStore();
    const past = state?.isOpen && placeInServer(state.begun);
    if (past) note(JSON.stringify({ text, kinds: [], past } satisfies Statement));
  };
  const session = NodePgSession.prototype as unknown as { transaction: Begin };
  const { transaction } = session;
  session.transaction = function begin(act, config) {
    notePast('begin');
    const state = { isOpen: true, begun: new Error('begun') };
    const acting = async (tx: unknown) => {
      try {
        return await act(tx);
      } finally {
        state.isOpen = false;
      }
    };
    return transaction.call(this, (tx) => opened.run(state, () => acting(tx)), config);
  };
  const pool = pg.Pool.prototype as unknown as { query: Ask };
  const askPool = pool.query;
  pool.query = function query(...args) {
    notePast(statementOf(args).text);
    return askPool.apply(this, args);
  };
}

type Ask = (this: unknown, ...args: unknown[]) => unknown;
type Begin = (this: unknown, act: (tx: unknown) => Promise<unknown>, config: unknown) => Promise<unknown>;

function statementOf([first, second]: unknown[]): Statement {
  const { text, values } = (typeof first === 'string' ? { text: first } : first) as { text: string; values?: unknown[] };
  return { text, kinds: (values ?? (Array.isArray(second) ? second : [])).map(kindOf) };
}

/** Where a transaction of this server begins; undefined for one of a test, which may well ask beside it. */
function placeInServer({ stack = '' }: Error): string | undefined {
  const own = /apps\/server\/src\/(?!testing\/recordStatements|db\/recordedSteps)[^)\n]*/.exec(stack)?.[0];
  return own !== undefined && /\/src\/testing\/|\.test\.ts/.test(own) ? undefined : (own ?? 'an unknown place');
}
