import { pictureApi } from '@backlot/contract';
import { channelThumbnail } from '../../../files/thumbnails/channelThumbnail';
import { keptThumbnail, storedThumbnail, thumbnailMime } from '../../../files/thumbnails/thumbnail';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { viewerOf } from '../../base/sight';
import { drawn } from './drawn';
import { type Pictured, picturesInSight } from './picturesInSight';

/** Small pictures of what lists show: an uploaded file, otherwise the channel's; the demo draws what it has none of. */
export const pictureModule = (services: Services) => {
  const { fileStore, config, database } = services;
  const bytesOf = async ({ id, kind, objectName, address, top }: Pictured): Promise<Buffer | undefined> => {
    const own = objectName === null ? undefined : await storedThumbnail(fileStore, objectName);
    if (own) return own;
    if (config.mode === 'demo') return keptThumbnail(fileStore, `drawn:${kind}:${id}`, () => drawn(kind, id, top));
    return address === null ? undefined : soon(channelThumbnail(fileStore, address));
  };
  return defineModule({
    api: pictureApi,
    handlers: {
      of: async ({ kind, ids }, call) => {
        const found = await picturesInSight(database.db, kind, ids, await viewerOf(database.db, call));
        const shown = await Promise.all(found.map(async (one) => ({ id: one.id, bytes: await bytesOf(one) })));
        return shown.flatMap(({ id, bytes }) =>
          bytes ? [{ id, picture: `data:${thumbnailMime};base64,${bytes.toString('base64')}` }] : [],
        );
      },
    },
  });
};

/** A channel that takes its time is not waited for: the picture is there the next time. */
const patienceMs = 1500;
const soon = (found: Promise<Buffer | undefined>): Promise<Buffer | undefined> =>
  Promise.race([found, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs).unref())]);
