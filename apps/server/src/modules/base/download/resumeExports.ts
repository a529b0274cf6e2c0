import type { Services } from '../../../services';
import type { ExportSource } from '../../../http/parts/exportSource';
import { runSoon } from './runExport';
import { expireTasks, forgottenTasks } from './store';

/** Takes up exports that nobody works on, and lets go of files past their days. */
export async function resumeExports(services: Services, sourceOf: (area: string) => ExportSource | undefined): Promise<void> {
  const {
    database: { db },
    fileStore,
  } = services;
  for (const { id, source: area } of await forgottenTasks(db)) {
    const source = sourceOf(area);
    if (source) runSoon(services, source, id);
  }
  for (const name of await expireTasks(db)) await fileStore.remove(name);
}
