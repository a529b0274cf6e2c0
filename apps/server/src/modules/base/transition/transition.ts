import { accepts, codeOf, type Machine, stateOf } from '@backlot/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import { notingEvent } from '../lifeCycle';

/** A table whose rows have a version and a trail, and that keeps the state of a machine. */
type StateTable<Field extends string> = PgTable & Record<'id' | 'version' | 'updateTime' | 'updateUser' | NoInfer<Field>, AnyPgColumn>;

/** A row as it was read and locked. */
type StateRow<Field extends string> = { readonly [Name in NoInfer<Field>]: number } & { readonly id: string; readonly version: number };

interface Move<State extends string, Event extends string, Field extends string, T extends StateTable<Field>> {
  machine: Machine<State, Event, Field>;
  table: T;
  row: StateRow<Field>;
  event: NoInfer<Event>;
  /** Where it leads, for an event that leaves that to the record. */
  to?: NoInfer<State>;
  /** Other columns that change with it. */
  set?: { [Column in Exclude<keyof T['$inferInsert'], NoInfer<Field>>]?: T['$inferInsert'][Column] | SQL };
  /** Where the row lies, for a table that is divided. */
  where?: SQL;
  /** Who causes it; absent when the system does. */
  actor?: Pick<Actor, 'caller' | 'requestId'> | undefined;
}

interface Transition<State extends string, Event extends string, Field extends string, T extends StateTable<Field>> extends Move<
  State,
  Event,
  Field,
  T
> {
  reason?: string | null | undefined;
  /** What the trail tells besides. */
  more?: Record<string, unknown>;
}

/**
 * Moves a record: only from a state that takes the event and only as it was read, with version, trail and, in the same
 * statement, the audit row with from and to (SPEC T3). Refuses with 1020003 when somebody else was faster.
 */
export async function transition<State extends string, Event extends string, Field extends string, T extends StateTable<Field>>(
  tx: Db,
  { reason, more, ...step }: Transition<State, Event, Field, T>,
): Promise<void> {
  const { machine, event, row, actor } = step;
  const { from, to } = wayOf(step);
  const action = `${machine.record}.${event}`;
  const states = machine.events[event].to === null ? {} : { from, to };
  const noting = notingEvent({ actor, action, object: `${machine.record}:${row.id}`, ...states, reason, more });
  const noted = await rowsOf(tx, sql`with moved as (${moving(tx, step)}) select ${noting} from moved`);
  if (noted.length === 0) throw new Refusal('versionConflict');
}

/** Moves a record of which the trail tells with what it belongs to. */
export async function move<State extends string, Event extends string, Field extends string, T extends StateTable<Field>>(
  tx: Db,
  step: Move<State, Event, Field, T>,
): Promise<void> {
  const moved = await rowsOf(tx, sql`with moved as (${moving(tx, step)}) select 1 from moved`);
  if (moved.length === 0) throw new Refusal('versionConflict');
}

function moving<State extends string, Event extends string, Field extends string, T extends StateTable<Field>>(
  tx: Db,
  { machine, table, row, set, where, actor, ...step }: Move<State, Event, Field, T>,
): SQL {
  const { to } = wayOf({ machine, row, ...step });
  const next = {
    ...set,
    [machine.field]: codeOf(machine, to),
    version: sql`${table.version} + 1`,
    updateTime: sql`now()`,
    updateUser: actor?.caller.userId ?? null,
  };
  return tx
    .update(table as PgTable)
    .set(next as never)
    .where(and(where, eq(table.id, row.id), eq(table[machine.field], row[machine.field]), eq(table.version, row.version)))
    .returning({ id: table.id })
    .getSQL();
}

/** From which state to which: an event that the state does not take is a fault of the code, which asks the policy first. */
function wayOf<State extends string, Event extends string, Field extends string>({
  machine,
  row,
  event,
  to,
}: Pick<Move<State, Event, Field, StateTable<Field>>, 'machine' | 'row' | 'event' | 'to'>): { from: State; to: State } {
  const from = stateOf(machine, row[machine.field]);
  if (from === undefined || !accepts(machine, from, event))
    throw new Error(`${machine.name} does not take ${event} of ${machine.record}:${row.id}.`);
  const declared = machine.events[event].to ?? from;
  const ways = typeof declared === 'string' ? [declared] : declared;
  const target = to ?? (ways.length === 1 ? ways[0] : undefined);
  if (target === undefined || !ways.includes(target)) throw new Error(`${machine.name}.${event} does not lead to ${to}.`);
  return { from, to: target };
}
