import { fileImportApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { type FileSources, mappedHandlers } from '../../base/imports';

/** The file connector: whatever a channel could tell, from a file. */
export const fileImportModule = (services: Services, sources: FileSources) =>
  defineModule({ api: fileImportApi, handlers: mappedHandlers(services, sources) });

export { commentImport } from './commentFile';
export { profileImport } from './profileFile';
export { snapshotImport } from './snapshotFile';
export { workImport } from './workFile';
