import type { Services } from '../../../services';
import { letGo } from './store';

/** Lets go of the files of imports that are over. */
export async function removePastFiles({ database: { db }, fileStore }: Services): Promise<void> {
  for (const name of await letGo(db)) await fileStore.remove(name);
}
