import type { Job } from '../../jobs/defineJob';
import type { Services } from '../../services';
import { checkCommentsJob, dropCommentsJob } from './comments';
import { connectorModule } from './connector';
import { fileImportModule } from './files';
import { queueModule } from './queue';
import { forgetJob, refreshJob } from './refresh';
import { taskModule } from './task';

/** What is read from channels, and how. */
export const collectionModules = (services: Services) => ({
  connector: connectorModule(services),
  fileImport: fileImportModule(services),
  queue: queueModule(services),
  task: taskModule(services),
});

export const collectionJobs: readonly Job[] = [checkCommentsJob, dropCommentsJob, refreshJob, forgetJob];
