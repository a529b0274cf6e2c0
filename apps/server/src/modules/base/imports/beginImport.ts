import type { Db } from '../../../db/database';
import { outOfSteps } from '../../../db/recordedSteps';
import type { Services } from '../../../services';
import { importLane } from './importTask';
import { type Running, runImport } from './runImport';
import type { Task } from './store';

/** Rows that are carried out within the call. */
const atOnce = 200;

/** Lets an import begin; one that is too long for the call is handed to the lane in the same transaction. */
export function beginImport<Begun extends Task | undefined>(
  { database: { db }, tasks }: Services,
  { total, begin }: { total: number; begin: (tx: Db) => Promise<Begun> },
): Promise<Begun> {
  if (total <= atOnce) return begin(db);
  return tasks.start(importLane, async (tx, handOver) => {
    const task = await begin(tx);
    if (task) await handOver({ id: task.id });
    return task;
  });
}

/** Runs an import within the call if it is short, and lets go of its rows. */
export async function runShort(services: Services, running: Running): Promise<void> {
  const { rows, task } = running;
  try {
    if (task.total <= atOnce) await outOfSteps(() => runImport(services, running));
  } finally {
    await rows.close();
  }
}
