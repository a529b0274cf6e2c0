import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../../tables/base/file';
import { upload } from '../upload';
import { describeRows, shows, type Stage } from './describeRows';

const picture = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#1890ff' } })
    .png()
    .toBuffer();
const send = async (stage: Stage, name: string, bytes: Uint8Array) =>
  (await upload(stage.as.shop, '/main/sysFileInfo/upload', { name, bytes, type: 'image/png' })).body as {
    code: number;
    data: { fileId: string };
  };
/** A picture on its way; answers what it became. */
const sending = async (stage: Stage) => {
  const bytes = await picture();
  let id = '';
  return {
    run: async () => {
      const answer = await send(stage, 'id.png', bytes);
      id = answer.data.fileId;
      return answer;
    },
    by: stage.ids.shop,
    told: [],
    after: async () =>
      shows(
        () => stage.db.select({ createUser: files.createUser }).from(files).where(eq(files.id, id)),
        [{ createUser: stage.ids.shop }],
      )(),
  };
};
const refused = (name: string, bytes: () => Uint8Array | Promise<Uint8Array>) => async (stage: Stage) => {
  const content = await bytes();
  return async () => (await send(stage, name, content)).code;
};

describeRows('3.11', {
  upload: {
    success: sending,
    refusals: {
      1030001: refused('id.gif', picture),
      1030002: refused('id.png', () => Buffer.alloc(5 * 1024 * 1024 + 1)),
      1030007: refused('id.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    },
  },
  retry: {
    success: async (stage) => {
      // What failed left nothing behind, and goes in with the next try.
      await send(stage, 'id.png', (await picture()).subarray(0, 40));
      return sending(stage);
    },
  },
});
