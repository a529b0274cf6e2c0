import { codeOf, importLife, is } from '@backlot/contract';
import { buffer } from 'node:stream/consumers';
import { openRows } from '../../../files/reading/openRows';
import { holds } from '../../../http/requests/caller';
import { errorText } from '../../../http/requests/language';
import { Refusal } from '../../../http/answers/refusal';
import type { Running } from '../../../jobs/defineTask';
import type { Services } from '../../../services';
import { ownerOf } from '../download';
import type { ImportSource } from '../../../http/parts/importSource';
import { matchedFor } from './files/mapColumns';
import { runImport } from './runImport';
import { markTask, takeTask } from './store';

/** Runs an import behind the calls with the rights that its owner has now: a check begins again, what is being applied goes on after the last row. */
export async function carryOnImport(services: Services, sourceOf: (area: string) => ImportSource | undefined, go: Go): Promise<void> {
  const {
    database: { db },
    fileStore,
  } = services;
  const { id, running } = go;
  const task = await takeTask(db, id, { isAgain: running.attempt > 1 });
  if (!task) return;
  const stays = is(importLife, task, 'applying');
  try {
    const source = sourceOf(task.source);
    if (!source) throw new Refusal('importInterrupted');
    const actor = await ownerOf(db, task);
    if (!actor || !holds(actor.caller, source.permission)) throw new Refusal('noPermission', { permission: source.permission });
    if (!task.objectName || !(await fileStore.has(task.objectName))) throw new Refusal('importInterrupted');
    const rows = await openRows(await buffer(await fileStore.read(task.objectName)), task.fileName, source.most?.rows);
    try {
      const matched = matchedFor(rows, { source, task, language: task.language });
      await runImport(services, { task, source, rows, matched, actor, stays, go: running });
    } finally {
      await rows.close();
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await markTask(db, {
      id: task.id,
      stays,
      change: { importStatus: codeOf(importLife, 'failed'), failReason: errorText(error.reason, task.language, error.params) },
    });
  }
}

interface Go {
  id: string;
  running: Running;
}
