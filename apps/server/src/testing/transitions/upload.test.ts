import { type OpenUpload, videoLimitBytes } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { files } from '../../tables/base/file';
import { upload } from '../upload';
import { hashOfParts, uploadSteps, videoBytes } from '../uploadSteps';
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
      expect(answer.code).toBe(0);
      id = answer.data.fileId;
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

/** A creator as a form sends it. */
const draft = {
  webId: 10,
  platformId: 'rows-1',
  upNumber: 'rows.one',
  nickname: 'Rows',
  upTypeId: 1,
  country: 'PH',
  productCategory: [],
  authorCategory: [],
  homePageLink: 'https://www.tiktok.com/@rows.one',
  prices: [],
  labelIds: ['1'],
};

describeRows('3.11', {
  upload: {
    success: sending,
    refusals: {
      1030001: refused('id.gif', picture),
      1030002: refused('id.png', () => Buffer.alloc(5 * 1024 * 1024 + 1)),
      1030006: async (stage) => {
        const contacts = Array.from({ length: 6 }, (_, at) => ({ contactType: 'line', contactValue: `bea${at}`, isPrimary: at === 0 }));
        return async () => (await stage.post('bd', '/main/up/add', { ...draft, contacts })).code;
      },
      1030007: refused('id.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    },
  },
  video: {
    success: async (stage) => {
      const bytes = videoBytes(2000);
      const steps = uploadSteps(stage.as.bd);
      let fileId = '';
      return {
        // Waiting, on its way, stored: the answer of the last step is a file that a script can name.
        run: async () => {
          const { id } = (await steps.start('script.mp4', bytes.length)).data as OpenUpload;
          await steps.part(id, 1, bytes);
          const answer = (await steps.finish(id, hashOfParts([bytes]))) as { code: number; data: { fileId: string } };
          ({ fileId } = answer.data);
          return answer;
        },
        by: stage.ids.bd,
        told: [],
        after: async () =>
          shows(
            () => stage.db.select().from(files).where(eq(files.id, fileId)),
            [{ originName: 'script.mp4', size: 2000, mime: 'video/mp4' }],
          )(),
      };
    },
    refusals: {
      1030003:
        async ({ as }) =>
        async () =>
          (await uploadSteps(as.bd).start('script.mov', 10)).code,
      1030004:
        async ({ as }) =>
        async () =>
          (await uploadSteps(as.bd).start('script.mp4', videoLimitBytes + 1)).code,
      1030005: async (stage) => {
        const up = await stage.agreed(await stage.claimed({ previewRequired: false }));
        const script = { workOrderUpId: up, scriptName: 'One', link: 'https://drive.example.com/1' };
        for (let n = 0; n < 3; n += 1) await stage.must('bd', '/main/script/add', script);
        return async () => (await stage.post('bd', '/main/script/add', script)).code;
      },
      1030007: async ({ as }) => {
        const { id } = (await uploadSteps(as.bd).start('script.mp4', 64)).data as OpenUpload;
        const page = Buffer.from('<!doctype html>'.padEnd(64));
        return async () => (await uploadSteps(as.bd).part(id, 1, page)).body.code as number;
      },
    },
  },
  retry: {
    success: async (stage) => {
      // What failed left nothing behind, and goes in with the next try.
      await send(stage, 'id.png', (await picture()).subarray(0, 40));
      return sending(stage);
    },
  },
  remove: {
    success: async (stage) => {
      const steps = uploadSteps(stage.as.bd);
      const { id } = (await steps.start('script.mp4', 64)).data as OpenUpload;
      await steps.part(id, 1, videoBytes(64));
      return {
        run: () => stage.post('bd', '/main/upload/cancel', { id }),
        by: stage.ids.bd,
        told: [],
        after: shows(async () => ({ isThere: (await steps.open()).some((one) => one.id === id) }), { isThere: false }),
      };
    },
    refusals: {
      1020002: async (stage) => {
        const { id } = (await uploadSteps(stage.as.admin).start('script.mp4', 64)).data as OpenUpload;
        return async () => (await stage.post('bd', '/main/upload/cancel', { id })).code;
      },
    },
  },
});
