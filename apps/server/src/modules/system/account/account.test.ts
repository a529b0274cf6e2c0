import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../../../testing/pdfOf';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

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
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1890ff' } })
    .png()
    .toBuffer();
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png');
  const { body } = await client.send('/main/sysFileInfo/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: form,
  });
  return (body.data as { fileId: string }).fileId;
}

describe('the own profile', () => {
  it('keeps a nickname and takes it away again', async () => {
    expect((await bd.post('/main/sysUser/updateInfo', { nickName: ' Kris ' })).body.success).toBe(true);
    expect((await me(bd)).nickName).toBe('Kris');
    await bd.post('/main/sysUser/updateInfo', { nickName: '' });
    expect((await me(bd)).nickName).toBeNull();
  });

  it('keeps sex, birthday and landline, which an administrator sees; what is left out stays', async () => {
    const own = async () => (await bd.get('/main/sysUser/ownInfo')).body.data;
    expect(
      (await bd.post('/main/sysUser/updateInfo', { nickName: 'Kris', sex: 2, birthday: '1995-02-28', tel: '+63 2 8123 4567' })).body
        .success,
    ).toBe(true);
    expect(await own()).toEqual({ nickName: 'Kris', sex: 2, birthday: '1995-02-28', tel: '+63 2 8123 4567' });
    const { id } = await me(bd);
    expect((await (await server.as('superAdmin')).get('/main/sysUser/detail', { id })).body.data).toMatchObject({
      sex: 2,
      birthday: '1995-02-28',
      tel: '+63 2 8123 4567',
    });
    await bd.post('/main/sysUser/updateInfo', { nickName: 'Kris' });
    expect(await own()).toMatchObject({ sex: 2, tel: '+63 2 8123 4567' });
    await bd.post('/main/sysUser/updateInfo', { nickName: '', sex: 3, birthday: null, tel: '' });
    expect(await own()).toEqual({ nickName: null, sex: 3, birthday: null, tel: null });
  });

  it.each([{ sex: 4 }, { birthday: '2025-02-30' }, { tel: 'x'.repeat(31) }, { phone: '+639171234567' }])('refuses %j', async (more) => {
    expect((await bd.post('/main/sysUser/updateInfo', { nickName: 'x', ...more })).body.code).toBe(1012001);
  });

  it('refuses a birthday in the future, in words; the day it is anywhere is none', async () => {
    const birthday = (value: string) => bd.post('/main/sysUser/updateInfo', { nickName: 'x', birthday: value });
    expect((await birthday('2990-02-03')).body).toMatchObject({ code: 1012001, fields: { birthday: 'This day is in the future.' } });
    expect((await birthday(new Date().toISOString().slice(0, 10))).body.success).toBe(true);
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

  it('refuses an own document as avatar', async () => {
    expect((await bd.post('/main/sysUser/updateAvatar', { avatar: await pdfOf(bd) })).body.code).toBe(2015001);
    expect((await me(bd)).avatar).toBeNull();
  });

  it('needs a session', async () => {
    expect((await server.post('/main/sysUser/updateInfo', { nickName: 'x' })).body.code).toBe(1011004);
  });
});
