import type { Task } from '../jobs/defineTask';
import { allParts } from '../modules/allModules';
import { exportTask } from '../modules/base/download';
import { importTask } from '../modules/base/imports';
import type { Services } from '../services';

/** The long work of the product. */
export function allTasks(services: Services): readonly Task[] {
  const { exportOf, importOf } = allParts(services);
  return [exportTask(services, exportOf), importTask(services, importOf)];
}
