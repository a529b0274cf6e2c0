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
  const notePast = (text: string) => {
    const past = placeInServer();
    if (past !== undefined) note(JSON.stringify({ text, kinds: [], past } satisfies Statement));
  };
  const askClient = client.query;
  client.query = function query(...args) {
    note(JSON.stringify(statementOf(args)));
    return askClient.apply(this, args);
  };

  const opened = new AsyncLocalStorage<{ isOpen: boolean }>();
  const session = NodePgSession.prototype as unknown as { transaction: Begin };
  const { transaction } = session;
  session.transaction = function begin(act, config) {
    if (opened.getStore()?.isOpen) notePast('begin');
    const state = { isOpen: true };
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
    if (opened.getStore()?.isOpen) notePast(statementOf(args).text);
    return askPool.apply(this, args);
  };
}

type Ask = (this: unknown, ...args: unknown[]) => unknown;
type Begin = (this: unknown, act: (tx: unknown) => Promise<unknown>, config: unknown) => Promise<unknown>;

function statementOf([first, second]: unknown[]): Statement {
  const { text, values } = (typeof first === 'string' ? { text: first } : first) as { text: string; values?: unknown[] };
  return { text, kinds: (values ?? (Array.isArray(second) ? second : [])).map(kindOf) };
}

/** The lines of this server that lead here, the nearest first; undefined where a test asks beside its own transaction. */
function placeInServer(): string | undefined {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const lines = (new Error().stack ?? '').split('\n');
  Error.stackTraceLimit = limit;
  const own = lines.map(
    (line) => /apps\/server\/src\/(?!testing\/recordStatements|db\/(?:prepared|recordedSteps)\.ts)[^)]*/.exec(line)?.[0],
  );
  const found = own.filter((place) => place !== undefined);
  return /^apps\/server\/src\/(?:testing\/|.*\.test\.ts)/.test(found[0] ?? '') ? undefined : found.slice(0, 4).join(' < ');
}
