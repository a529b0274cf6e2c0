import { setImmediate } from 'node:timers/promises';
import { codeOf, importLife, importLimits, type ImportTask } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { errorText, sayIn } from '../../../http/requests/language';
import { sentences } from '../../../http/answers/problemText';
import { onceMore } from '../../../http/answers/onceMore';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { toRefusal } from '../../../http/answers/toRefusal';
import type { Running as Go } from '../../../jobs/defineTask';
import type { Services } from '../../../services';
import { audit } from '../audit';
import type { Cells, ImportRun, ImportSource, Outcome } from '../../../http/parts/importSource';
import type { Matched } from './files/matchColumns';
import type { Rows } from '../../../files/reading/openRows';
import type { SheetRow } from '../../../files/sheets/sheet';
import { keepRow, markTask, type Task } from './store';
import type { Kept } from '../../../tables/base/imports';

const rowsBetweenNews = 50;

/** An import with everything it takes to run. */
export interface Running {
  task: Task;
  source: ImportSource;
  rows: Rows;
  matched: Matched;
  actor: Actor;
  /** Whether the rows stay; otherwise each is carried out and taken back at once. */
  stays: boolean;
  /** Absent within a call. */
  go?: Go;
}

/**
 * Carries out the rows of a file one by one, those of a long one some to a transaction, and tells the task how it went. What a
 * worker that died applied is not applied again.
 */
export async function runImport({ database: { db }, log }: Pick<Services, 'database' | 'log'>, running: Running): Promise<void> {
  const { task, source, stays, actor } = running;
  try {
    const counted = await carryAll(db, running);
    if (!counted) return;
    if (stays)
      await audit(db, {
        userId: actor.caller.userId,
        account: actor.caller.account,
        action: `${source.area}.import`,
        object: `import:${task.id}`,
        detail: {
          fileName: task.fileName,
          added: counted.willAdd,
          changed: counted.willChange,
          unchanged: counted.unchanged,
          refused: counted.refused,
        },
        ...(actor.requestId ? { requestId: actor.requestId } : {}),
      });
    await markTask(db, {
      id: task.id,
      stays,
      change: { ...counted, progress: 100, importStatus: codeOf(importLife, stays ? 'applied' : 'checked') },
    });
  } catch (error) {
    // This server stops, or is taken for dead: the next go goes on after the last row.
    if (running.go?.signal.aborted) throw error;
    if (!(error instanceof Refusal)) log.error({ err: error, task: task.id }, 'import failed');
    const { reason, params } = toRefusal(error, `import:${task.id}`);
    await markTask(db, {
      id: task.id,
      stays,
      change: { importStatus: codeOf(importLife, 'failed'), failReason: errorText(reason, actor.language, params) },
    });
  }
}

type Counts = Omit<Kept, 'done'>;
type Refused = Pick<Task, 'problems' | 'refusals'>;

/** Undefined when it was given up on the way, or another worker has it. */
async function carryAll(db: Db, running: Running): Promise<(Counts & Refused) | undefined> {
  const { task, source, rows, matched, actor, stays } = running;
  const tell = running.go?.progress ?? ((progress: number) => markTask(db, { id: task.id, stays, change: { progress } }));
  const run = await source.open(db, actor);
  const seen = new Map<string, number>();
  let { done: first = 0, ...counts } = (stays ? task.kept : null) ?? { willAdd: 0, willChange: 0, unchanged: 0, refused: 0 };
  let [done, index] = [first, 0];
  let refused: Refused = { problems: [], refusals: [] };
  for await (const portion of inPortions(rows.each(), source.most ? portionRows : 1)) {
    const before = index;
    index += portion.length;
    const isTold = Math.floor(index / rowsBetweenNews) > Math.floor(before / rowsBetweenNews);
    if (isTold && !(await tell(Math.floor((before / rows.total) * 99)))) return undefined;
    // On the embedded database nothing else would let the calls in.
    await setImmediate();
    const known = portion.slice(0, Math.max(0, first - before));
    const fresh = portion.slice(known.length).map((row) => ({ row, cells: matched.cellsOf(row) }));
    for (const row of known) {
      const cells = matched.cellsOf(row);
      if (isFull(source, cells)) seen.set(run.keyOf(cells), row.line);
    }
    // What was refused up to there, the check had refused.
    if (known.length > 0) refused = upTo(known.at(-1)?.line ?? 0, task);
    if (fresh.length === 0) continue;
    const carried = await onceMore(() => carryPortion(db, { running, run, seen, fresh, counts, after: done, index }));
    if (!carried) return undefined;
    for (const [key, line] of carried.keys) seen.set(key, line);
    counts = carried.counts;
    refused = {
      problems: [...refused.problems, ...carried.problems].slice(0, importLimits.problems),
      refusals: task.mapping ? [...refused.refusals, ...carried.refusals] : [],
    };
    if (stays) done = index;
  }
  if (stays) await run.finish?.(db);
  return { ...counts, ...refused };
}

const upTo = (line: number, { problems, refusals }: Refused): Refused => ({
  problems: problems.filter((one) => one.line <= line),
  refusals: refusals.filter((one) => one.line <= line),
});

/** Rows that are carried out in one transaction where a file may be long: few enough that nobody waits behind it. */
const portionRows = 20;

async function* inPortions(rows: Iterable<SheetRow> | AsyncIterable<SheetRow>, most: number): AsyncGenerator<SheetRow[]> {
  let portion: SheetRow[] = [];
  for await (const row of rows) {
    portion.push(row);
    if (portion.length < most) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

interface Portion {
  running: Running;
  run: ImportRun;
  seen: ReadonlyMap<string, number>;
  fresh: readonly { row: SheetRow; cells: Cells }[];
  counts: Counts;
  /** Rows that were done before, and with these. */
  after: number;
  index: number;
}

/** Carries out some rows in one transaction, each taken back alone where it is refused; undefined when another worker brought them in. */
async function carryPortion(db: Db, { running, run, seen, fresh, counts: before, after, index }: Portion) {
  const { task, source, matched, actor, stays } = running;
  const keys = new Map<string, number>();
  const problems: Task['problems'] = [];
  const counts = { ...before };
  const isKept = await db.transaction(async (tx) => {
    for (const { row, cells } of fresh) {
      try {
        refuseEmpty(source, cells);
        const key = run.keyOf(cells);
        const line = seen.get(key) ?? keys.get(key);
        if (line !== undefined) throw new Refusal('importRepeated', { line });
        keys.set(key, row.line);
        counts[counter[await carryOne(tx, (at) => run.carry(at, cells), stays)]] += 1;
      } catch (error) {
        const refusal = toRefusal(error, '');
        if (refusal.status >= 500) throw error;
        counts.refused += 1;
        problems.push(problemOf(refusal, { line: row.line, cells, matched, actor }));
      }
    }
    return !stays || keepRow(tx, { id: task.id, after, kept: { ...counts, done: index } });
  });
  return isKept ? { keys, counts, problems, refusals: problems.map(({ line, message }) => ({ line, message })) } : undefined;
}

const counter = { add: 'willAdd', change: 'willChange', same: 'unchanged' } as const;

const isFull = ({ fields }: ImportSource, cells: Cells): boolean => !fields.some(({ key, required }) => required && cells[key] === '');

function refuseEmpty({ fields }: ImportSource, cells: Cells): void {
  const empty = fields.find(({ key, required }) => required && cells[key] === '');
  if (empty) throw refuseField(empty.key, sentences('required'));
}

/** Taken back by this, after everything was written. */
class Rehearsed extends Error {
  constructor(readonly outcome: Outcome) {
    super('rehearsed');
  }
}

async function carryOne(db: Db, carry: (tx: Db) => Promise<Outcome>, stays: boolean): Promise<Outcome> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await carry(tx);
      if (!stays) throw new Rehearsed(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.outcome;
    throw error;
  }
}

interface Place {
  line: number;
  cells: Cells;
  matched: Matched;
  actor: Actor;
}

function problemOf(refusal: Refusal, { line, cells, matched, actor }: Place): ImportTask['problems'][number] {
  const key = (Object.keys(refusal.fields ?? {})[0] ?? refusal.field)?.split('.')[0];
  const column = key === undefined ? null : matched.headerOf(key);
  const own = refusal.reason === 'invalidInput' ? Object.values(refusal.fields ?? {})[0] : undefined;
  const message = own === undefined ? errorText(refusal.reason, actor.language, refusal.params) : sayIn(actor.language, own);
  return { line, column, value: key === undefined ? null : (cells[key]?.slice(0, 200) ?? null), code: refusal.code, message };
}
