import { channelVideoApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { importHandlers } from '../../base/imports';
import { videoImport } from './importVideos';

export { keepVideoResults } from './keepVideoResults';

/** Videos for the file connector. */
export const channelVideoModule = (services: Services) =>
  defineModule({ api: channelVideoApi, imports: [videoImport], handlers: importHandlers(services, videoImport) });
