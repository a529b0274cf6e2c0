import { imports } from '../core/imports';

/** Public videos as a file tells them: what the file connector answers link checks from (domain/connectors 6.1). */
export const channelVideoApi = imports({ path: 'channelVideo', permission: 'upLibrary.import', noun: 'videos' });
