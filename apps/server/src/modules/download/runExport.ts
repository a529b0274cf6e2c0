import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Permission } from '@backlot/contract';
import type { Database } from '../../db/database';
import { holds } from '../../http/caller';
import { errorText } from '../../http/language';
import { Refusal } from '../../http/refusal';
import { toRefusal } from '../../http/toRefusal';
import type { Services } from '../../services';
import { byteOrderMark, csvLines } from './csv';
import type { ExportSource } from './exportSource';
import { ownerOf } from './ownerOf';
import { claimTask, markFailed, markProgress, markReady, type Task } from './store';

const rowsAtOnce = 1000;

/** One export at a time in a process, so that the calls keep their speed. */
const lanes = new WeakMap<Database, Promise<void>>();

/** Runs an export after those before it, without anybody waiting. */
export function runSoon(services: Services, source: ExportSource, id: string): void {
  const before = lanes.get(services.database) ?? Promise.resolve();
  const next = before.then(() => runExport(services, source, id)).catch((error: unknown) => services.log.warn({ err: error }, 'export'));
  lanes.set(services.database, next);
}

/** Writes a waiting export into the file store; what goes wrong is told on its row. */
export async function runExport(services: Services, source: ExportSource, id: string): Promise<void> {
  const { database: { db }, fileStore, log } = services;
  const task = await claimTask(db, id);
  if (!task) return;
  const objectName = `${randomUUID()}${extname(task.fileName)}`;
  try {
    const made = await write(services, source, task);
    if (!made) return;
    await fileStore.put(objectName, Buffer.from(made.bytes.buffer, made.bytes.byteOffset, made.bytes.byteLength));
    const ready = await markReady(db, id, { objectName, fileSize: made.bytes.length, rowCount: made.rowCount });
    if (!ready) await fileStore.remove(objectName);
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: error, task: id }, 'export failed');
    const { reason, params } = toRefusal(error, `download:${id}`);
    await markFailed(db, id, errorText(reason, task.language, params));
  }
}

/** The bytes of the file; undefined when it was cancelled on the way. */
async function write({ database: { db } }: Services, source: ExportSource, task: Task): Promise<{ bytes: Uint8Array; rowCount: number } | undefined> {
  const actor = await ownerOf(db, task);
  const permission = source.permission ?? (`${source.area}.export` as Permission);
  if (!actor || !holds(actor.caller, permission)) throw new Refusal('noPermission', { permission });
  const ids = await source.ids(task.query, actor);
  const onProgress = (done: number) => markProgress(db, task.id, Math.floor((done / ids.length) * 99));
  if ('make' in source) return source.make({ ids, query: task.query, actor, onProgress });
  const parts = [Buffer.from(byteOrderMark + csvLines([await source.headers(task.language, task.query)]))];
  let rowCount = 0;
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const lines = await source.lines(ids.slice(at, at + rowsAtOnce), actor);
    rowCount += lines.length;
    parts.push(Buffer.from(csvLines(lines)));
    if (!(await onProgress(Math.min(at + rowsAtOnce, ids.length)))) return undefined;
  }
  return { bytes: Buffer.concat(parts), rowCount };
}
