import { fileApi } from '@backlot/contract';
import { defineModule } from '../../http/module';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { fileById } from './store';
import { keepUpload } from './upload';

export const fileModule = (services: Services) =>
  defineModule({
    api: fileApi,
    handlers: {
      upload: async (_input, call) => {
        const fileId = await keepUpload(services, call);
        return { fileId, url: `/api${fileApi.preview.path}?id=${fileId}` };
      },
      preview: async ({ id }, { caller }) => {
        const found = await fileById(services.database.db, id);
        // A foreign file and a missing one answer the same.
        if (!found || (found.file.createUser !== caller.userId && !found.isAvatar)) throw new Refusal('noDataPermission');
        if (!(await services.fileStore.has(found.file.objectName))) throw new Refusal('fileNotFound');
        return { body: await services.fileStore.read(found.file.objectName), mime: found.file.mime };
      },
    },
  });
