import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Db } from '../../../db/database';
import { storeFailed } from '../../../files/storeFailed';
import { holds } from '../../../http/requests/caller';
import { errorText } from '../../../http/requests/language';
import { Refusal } from '../../../http/answers/refusal';
import { toRefusal } from '../../../http/answers/toRefusal';
import type { Running } from '../../../jobs/defineTask';
import type { Services } from '../../../services';
import { csvParts } from './file/csv';
import { Cancelled, exportedLines } from './exportedLines';
import type { ExportSource } from '../../../http/parts/exportSource';
import { ownerOf } from './ownerOf';
import { permissionOfExport } from './permissionOfExport';
import { countOf } from './pickedRows';
import { claimTask, markFailed, markReady, type Task } from './store';
import { xlsxParts } from './file/xlsxParts';

/** Writes an export into the file store; what goes wrong is told on its row. */
export async function runExport(services: Services, sourceOf: (area: string) => ExportSource | undefined, go: Go): Promise<void> {
  const {
    database: { db },
    fileStore,
    log,
  } = services;
  const { id, running } = go;
  const task = await claimTask(db, id, { isAgain: running.attempt > 1 });
  if (!task) return;
  const objectName = `${randomUUID()}${extname(task.fileName)}`;
  try {
    const source = sourceOf(task.source);
    if (!source) throw new Error(`Nothing exports ${task.source}.`);
    const made = await write(services, source, { task, objectName, running });
    const ready = await markReady(db, id, { ...made, objectName });
    if (!ready) await fileStore.remove(objectName);
  } catch (error) {
    if (error instanceof Cancelled) return;
    // This server stops, or is taken for dead: the next go makes the file.
    if (running.signal.aborted) throw error;
    if (!(error instanceof Refusal)) log.error({ err: error, task: id }, 'export failed');
    await tellFailed(db, task, error);
  }
}

/** Tells on its row, in the language of its owner, why an export failed. */
export async function tellFailed(db: Db, { id, language }: Pick<Task, 'id' | 'language'>, error: unknown): Promise<void> {
  const { reason, params } = toRefusal(error, `download:${id}`);
  await markFailed(db, id, errorText(reason, language, params));
}

interface Go {
  id: string;
  running: Running;
}

/** Puts the file into the store; throws `Cancelled` when its owner cancelled it on the way, and nothing is kept. */
async function write(
  { database: { db }, fileStore }: Services,
  source: ExportSource,
  { task, objectName, running }: { task: Task; objectName: string; running: Running },
): Promise<{ fileSize: number; rowCount: number }> {
  const actor = await ownerOf(db, task);
  const permission = permissionOfExport(source, task.query);
  if (!actor || !holds(actor.caller, permission)) throw new Refusal('noPermission', { permission });
  if ('make' in source) {
    const ids = await source.ids(task.query, actor);
    const made = await source.make({
      ids,
      query: task.query,
      actor,
      onProgress: (done) => running.progress(percentOf(done, ids.length)),
    });
    if (!made) throw new Cancelled();
    await fileStore.put(objectName, Buffer.from(made.bytes.buffer, made.bytes.byteOffset, made.bytes.byteLength)).catch(storeFailed);
    return { fileSize: made.bytes.length, rowCount: made.rowCount };
  }
  const expected = await countOf(source, task.query, actor);
  let rowCount = 0;
  const onProgress = (done: number) => {
    rowCount = done;
    return running.progress(percentOf(done, expected));
  };
  const lines = exportedLines(source, { task, actor, onProgress });
  const parts = extname(task.fileName) === '.csv' ? csvParts(lines) : xlsxParts(lines);
  const fileSize = await fileStore.putStream(objectName, parts).catch(storeFailed);
  return { fileSize, rowCount };
}

/** Done only when it is stored: 99 at most. */
const percentOf = (done: number, all: number): number => (all > 0 ? Math.min(99, Math.floor((done / all) * 100)) : 0);
