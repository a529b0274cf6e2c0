import { fileApi } from '@backlot/contract';
import type { Caller } from '../../../http/requests/caller';
import type { MayRead } from '../../../http/parts/MayRead';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { fileById, isImage } from './store';
import { storedThumbnail, thumbnailMime } from '../../../files/thumbnails/thumbnail';
import { keepUpload } from './upload';

/** Images and documents: own ones, avatars, and those that a record a person may read names. */
export const fileModule = (services: Services, mayRead: readonly MayRead[] = []) => {
  const isReadable = async (id: string, caller: Caller) => {
    for (const ask of mayRead) if (await ask(services.database.db, id, caller)) return true;
    return false;
  };
  return defineModule({
    api: fileApi,
    handlers: {
      upload: async (_input, call) => kept(await keepUpload(services, call, 'image')),
      uploadFile: async (_input, call) => kept(await keepUpload(services, call, 'document')),
      preview: async ({ id, size }, { caller }) => {
        const found = await fileById(services.database.db, id);
        // A foreign file and a missing one answer the same.
        if (!found || !(found.file.createUser === caller.userId || found.isAvatar || (await isReadable(id, caller))))
          throw new Refusal('noDataPermission');
        if (!(await services.fileStore.has(found.file.objectName))) throw new Refusal('fileNotFound');
        const { objectName, mime, originName } = found.file;
        const small = size !== undefined && isImage(found.file) && (await storedThumbnail(services.fileStore, objectName));
        if (small) return { body: small, mime: thumbnailMime };
        return { body: await services.fileStore.read(objectName), mime, ...(!isImage(found.file) && { fileName: originName }) };
      },
    },
  });
};

const kept = (fileId: string) => ({ fileId, url: `/api${fileApi.preview.path}?id=${fileId}` });
