import type { Services } from '../../services';
import { connectorModule } from './connector';
import { fileImportModule } from './files';
import { queueModule } from './queue';
import { taskModule } from './task';

/** What is read from channels, and how. */
export const collectionModules = (services: Services) => ({
  connector: connectorModule(services),
  fileImport: fileImportModule(services),
  queue: queueModule(services),
  task: taskModule(services),
});
