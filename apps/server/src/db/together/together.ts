import { type Query, SQL, sql } from 'drizzle-orm';
import { type NodePgClient, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDatabase, PgDialect, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../database';
import { preparing } from '../prepared';
import { asJson } from './asJson';
import { gatherers } from './underneath';

/** Values that one JSON array is built of at most. */
const mostColumns = 100;

interface Question {
  query: Query;
  fields: SelectedFieldsOrdered;
  answered: (rows: unknown[][]) => void;
  failed: (error: unknown) => void;
}

/**
 * Carries out reads that do not wait for each other as one statement: whatever `ask` selects side by side from the
 * database that it is handed is sent at once, and each select answers as it would have by itself. A select that comes after
 * an answer goes with those that come then. Hand-written statements and writes go their own way; transactions are refused.
 * What is asked together within something asked together goes along.
 */
export const together = <Answer>(db: Db, ask: (db: Db) => Promise<Answer>, { keepsPlan = false }: Manner = {}): Promise<Answer> =>
  ask(gatherers.has(db) ? db : gathering(db, keepsPlan));

interface Manner {
  /** Whether the database keeps the plan: for what everybody asks again and again in the same words, whose plan no value decides. */
  keepsPlan?: boolean;
}

function gathering(db: Db, keepsPlan: boolean): Db {
  let waiting: Question[] = [];
  const send = () => {
    const questions = waiting;
    waiting = [];
    void askAll(db, questions, keepsPlan);
  };
  const gather = (query: Query, fields: SelectedFieldsOrdered) =>
    new Promise<unknown[][]>((answered, failed) => {
      // Everything that can still be asked without an answer is asked before the next tick.
      if (waiting.length === 0) process.nextTick(send);
      waiting.push({ query, fields, answered, failed });
    });
  const gatherer = new PgDatabase(dialect, new GatheringSession(db, gather), undefined) as unknown as Db;
  gatherers.set(gatherer, db);
  return gatherer;
}

const dialect = new PgDialect();

class GatheringSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  constructor(
    private readonly db: Db,
    private readonly gather: (query: Query, fields: SelectedFieldsOrdered) => Promise<unknown[][]>,
  ) {
    super(noClient, dialect, undefined);
  }

  override prepareQuery: NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery'] = (query, fields, ...rest) => {
    const isRead = fields !== undefined && fields.length <= mostColumns && /^\s*(?:select|\(select)/i.test(query.sql);
    const ask = async () => ({ rows: isRead ? await this.gather(query, fields) : await rowsOf(this.db, statementOf(query)) });
    return new NodePgSession({ query: ask } as unknown as NodePgClient, dialect, undefined).prepareQuery(query, fields, ...rest);
  };

  override transaction = (): Promise<never> => Promise.reject(new Error('What is asked together belongs to no transaction of its own.'));
}

const noClient = {} as NodePgClient;

async function askAll(db: Db, questions: readonly Question[], keepsPlan: boolean): Promise<void> {
  try {
    const parts = questions.map(
      ({ query, fields }, n) =>
        sql`(select coalesce(json_agg(${asJson(fields)}), '[]') from (${statementOf(query)}) t(${columnsOf(fields)})) ${sql.raw(`a${n}`)}`,
    );
    const [answers] = await rowsOf<Record<string, unknown[][]>>(
      db,
      sql`${keepsPlan ? preparing : sql.empty()}select ${sql.join(parts, sql`, `)}`,
    );
    for (const [n, { answered }] of questions.entries()) answered(answers?.[`a${n}`] ?? []);
  } catch (error) {
    for (const { failed } of questions) failed(error);
  }
}

const columnsOf = (fields: SelectedFieldsOrdered): SQL => sql.raw(fields.map((_field, n) => `c${n}`).join());

/** A finished statement as part of another one: its values are numbered anew. */
function statementOf({ sql: text, params }: Query): SQL {
  const pieces = text.split(/\$(\d+)/);
  return new SQL(pieces.map((piece, n) => (n % 2 === 0 ? sql.raw(piece) : sql.param(params[Number(piece) - 1]))));
}
