import { setImmediate } from 'node:timers/promises';
import { codeOf, importLife, importLimits, type ImportTask } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { errorText, sayIn } from '../../../http/requests/language';
import { sentences } from '../../../http/answers/problemText';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { toRefusal } from '../../../http/answers/toRefusal';
import type { Services } from '../../../services';
import { audit } from '../audit';
import type { Cells, ImportSource } from '../../../http/parts/importSource';
import type { Matched } from './files/matchColumns';
import type { Sheet } from '../../../files/sheets/sheet';
import { keepRow, markTask, type Task } from './store';
import type { Kept } from '../../../tables/base/imports';

const rowsBetweenNews = 50;

/** An import with everything it takes to run. */
export interface Running {
  task: Task;
  source: ImportSource;
  sheet: Sheet;
  matched: Matched;
  actor: Actor;
  /** Whether the rows stay; otherwise each is carried out and taken back at once. */
  stays: boolean;
}

/**
 * Carries out the rows of a file one by one, each in a transaction of its own, and tells the task how it went. What a
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
    if (!(error instanceof Refusal)) log.error({ err: error, task: task.id }, 'import failed');
    const { reason, params } = toRefusal(error, `import:${task.id}`);
    await markTask(db, {
      id: task.id,
      stays,
      change: { importStatus: codeOf(importLife, 'failed'), failReason: errorText(reason, actor.language, params) },
    });
  }
}

type Counted = Omit<Kept, 'done'> & Pick<Task, 'problems' | 'refusals'>;

/** Undefined when it was given up on the way, or another worker has it. */
async function carryAll(db: Db, { task, source, sheet, matched, actor, stays }: Running): Promise<Counted | undefined> {
  const run = await source.open(db, actor);
  const seen = new Map<string, number>();
  const begun = stays ? task.kept : null;
  let { done = 0, ...counts } = begun ?? { willAdd: 0, willChange: 0, unchanged: 0, refused: 0 };
  const first = done;
  // What was refused up to there, the check had refused.
  const sofar = ({ line }: { line: number }) => first > 0 && line <= (sheet.rows[first - 1]?.line ?? 0);
  const problems = task.problems.filter(sofar);
  const refusals = task.refusals.filter(sofar);
  for (const [index, row] of sheet.rows.entries()) {
    if (
      index % rowsBetweenNews === rowsBetweenNews - 1 &&
      !(await markTask(db, { id: task.id, stays, change: { progress: Math.floor((index / sheet.rows.length) * 99) } }))
    )
      return undefined;
    // On the embedded database nothing else would let the calls in.
    await setImmediate();
    const cells = matched.cellsOf(row);
    try {
      refuseEmpty(source, cells);
      const key = run.keyOf(cells);
      const line = seen.get(key);
      if (line !== undefined) throw new Refusal('importRepeated', { line });
      seen.set(key, row.line);
      if (index < first) continue;
      const carried = await carryOne(db, async (tx) => {
        const outcome = await run.carry(tx, cells);
        const next = { ...counts, [counter[outcome]]: counts[counter[outcome]] + 1 };
        if (!stays) throw new Rehearsed(next);
        if (!(await keepRow(tx, { id: task.id, after: done, kept: { ...next, done: index + 1 } }))) throw new Overtaken();
        return next;
      });
      counts = carried;
      if (stays) done = index + 1;
    } catch (error) {
      if (error instanceof Overtaken) return undefined;
      if (index < first) continue;
      const refusal = toRefusal(error, '');
      if (refusal.status >= 500) throw error;
      counts = { ...counts, refused: counts.refused + 1 };
      const problem = problemOf(refusal, { line: row.line, cells, matched, actor });
      if (problems.length < importLimits.problems) problems.push(problem);
      if (task.mapping) refusals.push({ line: row.line, message: problem.message });
    }
  }
  if (stays) await run.finish?.(db);
  return { ...counts, problems, refusals };
}

const counter = { add: 'willAdd', change: 'willChange', same: 'unchanged' } as const;

function refuseEmpty({ fields }: ImportSource, cells: Cells): void {
  const empty = fields.find(({ key, required }) => required && cells[key] === '');
  if (empty) throw refuseField(empty.key, sentences('required'));
}

type Counts = Omit<Kept, 'done'>;

/** Taken back by this, after everything was written. */
class Rehearsed extends Error {
  constructor(readonly counts: Counts) {
    super('rehearsed');
  }
}

/** Another worker brought the row in. */
class Overtaken extends Error {}

async function carryOne(db: Db, carry: (tx: Db) => Promise<Counts>): Promise<Counts> {
  try {
    return await db.transaction(carry);
  } catch (error) {
    if (error instanceof Rehearsed) return error.counts;
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
