import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Database } from '../../../db/database';
import { behindPeople } from '../../../db/line/places';
import { outOfSteps } from '../../../db/recordedSteps';
import { storeFailed } from '../../../files/storeFailed';
import { holds } from '../../../http/requests/caller';
import { errorText } from '../../../http/requests/language';
import { Refusal } from '../../../http/answers/refusal';
import { toRefusal } from '../../../http/answers/toRefusal';
import type { Services } from '../../../services';
import { csvParts } from './file/csv';
import { Cancelled, exportedLines } from './exportedLines';
import type { ExportSource } from '../../../http/parts/exportSource';
import { ownerOf } from './ownerOf';
import { permissionOfExport } from './permissionOfExport';
import { countOf } from './pickedRows';
import { claimTask, markFailed, markProgress, markReady, type Task } from './store';
import { xlsxParts } from './file/xlsxParts';

/** One export at a time in a process, so that the calls keep their speed. */
const lanes = new WeakMap<Database, Promise<void>>();

/** Runs an export after those before it, without anybody waiting. */
export function runSoon(services: Services, source: ExportSource, id: string): void {
  const before = lanes.get(services.database) ?? Promise.resolve();
  const next = behindPeople(() => outOfSteps(() => before.then(() => runExport(services, source, id)))).catch((error: unknown) =>
    services.log.warn({ err: error }, 'export'),
  );
  lanes.set(services.database, next);
}

/** Writes a waiting export into the file store; what goes wrong is told on its row. */
export async function runExport(services: Services, source: ExportSource, id: string): Promise<void> {
  const {
    database: { db },
    fileStore,
    log,
  } = services;
  const task = await claimTask(db, id);
  if (!task) return;
  const objectName = `${randomUUID()}${extname(task.fileName)}`;
  try {
    const made = await write(services, source, { task, objectName });
    const ready = await markReady(db, id, { ...made, objectName });
    if (!ready) await fileStore.remove(objectName);
  } catch (error) {
    if (error instanceof Cancelled) return;
    if (!(error instanceof Refusal)) log.error({ err: error, task: id }, 'export failed');
    const { reason, params } = toRefusal(error, `download:${id}`);
    await markFailed(db, id, errorText(reason, task.language, params));
  }
}

/** Puts the file into the store; throws `Cancelled` when its owner cancelled it on the way, and nothing is kept. */
async function write(
  { database: { db }, fileStore }: Services,
  source: ExportSource,
  { task, objectName }: { task: Task; objectName: string },
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
      onProgress: (done) => markProgress(db, task.id, percentOf(done, ids.length)),
    });
    if (!made) throw new Cancelled();
    await fileStore.put(objectName, Buffer.from(made.bytes.buffer, made.bytes.byteOffset, made.bytes.byteLength)).catch(storeFailed);
    return { fileSize: made.bytes.length, rowCount: made.rowCount };
  }
  const expected = await countOf(source, task.query, actor);
  let rowCount = 0;
  const onProgress = (done: number) => {
    rowCount = done;
    return markProgress(db, task.id, percentOf(done, expected));
  };
  const lines = exportedLines(source, { task, actor, onProgress });
  const parts = extname(task.fileName) === '.csv' ? csvParts(lines) : xlsxParts(lines);
  const fileSize = await fileStore.putStream(objectName, parts).catch(storeFailed);
  return { fileSize, rowCount };
}

/** Done only when it is stored: 99 at most. */
const percentOf = (done: number, all: number): number => (all > 0 ? Math.min(99, Math.floor((done / all) * 100)) : 0);
