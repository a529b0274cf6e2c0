import type { Services } from '../../../services';
import { expireTasks } from './store';

/** Lets go of files past their days. */
export async function expireExports({ database: { db }, fileStore }: Services): Promise<void> {
  for (const name of await expireTasks(db)) await fileStore.remove(name);
}
