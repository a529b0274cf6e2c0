import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';
import type { TestClient } from '../../testing/testClient';

let server: TestServer;
let bd: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  [bd, admin] = await Promise.all([server.as('bd.ph.1'), server.as('admin')]);
});
afterAll(() => server.close());

interface Person {
  id: string;
  nickName: string | null;
  avatar: string | null;
}

const me = async (client: TestClient) => (await client.get('/main/getLoginUser')).body.data as Person;

async function upload(client: TestClient): Promise<string> {
  const form = new FormData();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1890ff' } }).png().toBuffer();
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png');
  const { body } = await client.send('/main/sysFileInfo/upload', { method: 'POST', headers: { authorization: `Bearer ${client.token}` }, body: form });
  return (body.data as { fileId: string }).fileId;
}

describe('the own profile', () => {
  it('keeps a nickname and takes it away again', async () => {
    expect((await bd.post('/main/sysUser/updateInfo', { nickName: ' Kris ' })).body.success).toBe(true);
    expect((await me(bd)).nickName).toBe('Kris');
    await bd.post('/main/sysUser/updateInfo', { nickName: '' });
    expect((await me(bd)).nickName).toBeNull();
  });

  it('C-23 defect 4: an id in the body never reaches another person', async () => {
    const before = await me(admin);
    await bd.post('/main/sysUser/updateInfo', { nickName: 'Mine', id: before.id });
    expect(await me(admin)).toMatchObject({ nickName: before.nickName });
    expect((await me(bd)).nickName).toBe('Mine');
  });

  it('C-27 refuses fields that are not one’s own to change', async () => {
    const { body } = await bd.post('/main/sysUser/updateInfo', { nickName: 'x', adminType: '1' });
    expect(body.code).toBe(1012001);
  });

  it('takes an own picture as avatar and gives it up again', async () => {
    const avatar = await upload(bd);
    expect((await bd.post('/main/sysUser/updateAvatar', { avatar })).body.success).toBe(true);
    expect((await me(bd)).avatar).toBe(avatar);
    await bd.post('/main/sysUser/updateAvatar', { avatar: null });
    expect((await me(bd)).avatar).toBeNull();
  });

  it('refuses a foreign and a missing picture alike', async () => {
    const foreign = await upload(admin);
    expect((await bd.post('/main/sysUser/updateAvatar', { avatar: foreign })).body.code).toBe(2015001);
    expect((await bd.post('/main/sysUser/updateAvatar', { avatar: '7' })).body.code).toBe(2015001);
  });

  it('needs a session', async () => {
    expect((await server.post('/main/sysUser/updateInfo', { nickName: 'x' })).body.code).toBe(1011004);
  });
});
