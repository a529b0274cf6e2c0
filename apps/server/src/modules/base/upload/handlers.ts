import { uploadApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { cancelUpload } from './acts/cancel';
import { finishUpload } from './acts/finish';
import { keepPart } from './acts/keepPart';
import { startUpload } from './acts/start';
import { openUploads } from './store';

/** Large files in parts, each person's own (domain/life-cycles 3.11). */
export const uploadModule = (services: Services) =>
  defineModule({
    api: uploadApi,
    handlers: {
      start: (input, { caller }) => startUpload(services, input, caller.userId),
      open: (_, { caller }) => openUploads(services.database.db, caller.userId),
      part: (input, call) => keepPart(services, input, call),
      finish: async (input, { caller }) => ({ fileId: await finishUpload(services, input, caller.userId) }),
      cancel: ({ id }, { caller }) => cancelUpload(services, id, caller.userId),
    },
  });
