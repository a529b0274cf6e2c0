import type { OptionsOf } from '../../document/controlOptions';
import type { RenderHost } from '../renderHost';
import { readExtraData } from './readFiles';

/** What may be sent as a picture. */
export const pictureKinds: readonly string[] = ['image/gif', 'image/jpeg', 'image/png'];

/** Where and how a picture is sent: the host's upload settings go before the document's. */
export const pictureTarget = (
  { uploadConfig = {} }: Pick<RenderHost, 'uploadConfig'>,
  options: Pick<OptionsOf<'uploadImg'>, 'action' | 'fileName' | 'headers' | 'data'>,
) => ({
  action: uploadConfig.uploadImage ?? options.action,
  fileName: uploadConfig.uploadImageName ?? (options.fileName || 'image'),
  headers: uploadConfig.uploadImageHeaders ?? options.headers,
  data: uploadConfig.uploadImageData ?? readExtraData(options.data),
});
