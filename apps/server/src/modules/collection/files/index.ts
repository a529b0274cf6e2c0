import { fileImportApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { mappedHandlers } from '../../base/imports';
import { fileSources } from './fileSources';

/** The file connector: whatever a channel could tell, from a file. Creators and orders go where their own lists take them. */
export const fileImportModule = (services: Services) => {
  const sources = fileSources(services);
  const { works, snapshots, comments, profiles } = sources;
  return defineModule({
    api: fileImportApi,
    imports: [works, snapshots, comments, profiles],
    handlers: mappedHandlers(services, sources),
  });
};
