import { codeOf, importLife, is } from '@backlot/contract';
import { buffer } from 'node:stream/consumers';
import { openRows } from '../../../files/reading/openRows';
import { holds } from '../../../http/requests/caller';
import { errorText } from '../../../http/requests/language';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { ownerOf } from '../download';
import type { ImportSource } from '../../../http/parts/importSource';
import { inLane } from './inLane';
import { matchedFor } from './files/mapColumns';
import { runImport } from './runImport';
import { giveUpTasks, markTask, takeForgotten, type Task } from './store';

/** Goes on with imports whose worker died, and lets go of files that are no longer needed. */
export async function resumeImports(services: Services, sourceOf: (area: string) => ImportSource | undefined): Promise<void> {
  const {
    database: { db },
    fileStore,
  } = services;
  for (const task of await takeForgotten(db)) {
    const source = sourceOf(task.source);
    if (source) inLane(services, () => resume(services, source, task));
  }
  for (const name of await giveUpTasks(db, (language) => errorText('importInterrupted', language, {}))) await fileStore.remove(name);
}

/** With the rights that its owner has now: a check begins again, what is being applied goes on after the last row. */
async function resume(services: Services, source: ImportSource, task: Task): Promise<void> {
  const {
    database: { db },
    fileStore,
  } = services;
  const stays = is(importLife, task, 'applying');
  try {
    const actor = await ownerOf(db, task);
    if (!actor || !holds(actor.caller, source.permission)) throw new Refusal('noPermission', { permission: source.permission });
    if (!task.objectName || !(await fileStore.has(task.objectName))) throw new Refusal('importInterrupted');
    const rows = await openRows(await buffer(await fileStore.read(task.objectName)), task.fileName, source.most?.rows);
    try {
      await runImport(services, { task, source, rows, matched: matchedFor(rows, { source, task, language: task.language }), actor, stays });
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
