import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { sendNotice } from '../../base/notice';
import { notices } from '../../../tables/base/notice';

let server: TestServer;
let root: TestClient;
let bd: TestClient;
let bdId: string;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  bd = await server.as('bd.ph.1');
  bdId = await userIdOf(server, 'bd.ph.1');
});
afterAll(() => server.close());

const add = (content: string, title = 'Formatted') =>
  root.post('/main/sysNotice/add', { title, content, type: 1, noticeUserIdList: [bdId], publish: true });
const idOf = async (content: string, title?: string) => ((await add(content, title)).body.data as { id: string }).id;
const contentOf = async (id: string, client = bd) =>
  ((await client.get('/main/sysNotice/detail', { id })).body.data as { content: string }).content;

describe('the text of a notice', () => {
  it('is formatted: headings, lists, links', async () => {
    const written = '<h2>Rules</h2><p>From <strong>Monday</strong> on.</p><ul><li><p>One</p></li></ul>';
    expect(await contentOf(await idOf(written))).toBe(written);
  });

  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
    ['a<img src=x onerror=alert(1)>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    ['a<iframe src="https://evil.test"></iframe><form action="/x"><input name="password"></form>', 'a'],
    ['a<svg onload=alert(1)></svg><math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', 'a'],
  ])('keeps nothing that runs or asks elsewhere: %s', async (written, kept) => {
    const id = await idOf(written);
    expect(await contentOf(id)).toBe(kept);
    const [row] = await server.services.database.db.select().from(notices).where(eq(notices.id, id));
    expect(row).toMatchObject({ html: kept, content: 'a' });
  });

  it('is cleaned when a draft is edited too', async () => {
    const { id } = (
      await root.post('/main/sysNotice/add', { title: 'Draft', content: '<p>a</p>', type: 1, noticeUserIdList: [bdId], publish: false })
    ).body.data as { id: string };
    expect(
      (
        await root.post('/main/sysNotice/edit', {
          id,
          version: 0,
          title: 'Draft',
          content: '<p>b<script>1</script></p>',
          type: 1,
          noticeUserIdList: [bdId],
        })
      ).body.success,
    ).toBe(true);
    expect(await contentOf(id, root)).toBe('<p>b</p>');
  });

  it.each(['', '<p></p>', '<p>&nbsp;</p>', '<script>alert(1)</script>', '<img src="x">'])(
    'must say something: %j is refused on the field',
    async (written) => {
      const { body } = await add(written);
      expect(body).toMatchObject({ code: 1012001, data: null });
      expect(Object.keys((body as { fields?: object }).fields ?? {})).toEqual(['content']);
    },
  );

  it('has at most 20,000 characters, markup counted', async () => {
    expect((await add(`<p>${'a'.repeat(19_993)}</p>`)).body.success).toBe(true);
    expect((await add(`<p>${'a'.repeat(19_994)}</p>`)).body.code).toBe(1012001);
  });

  it('is found by its words, not by its markup', async () => {
    const id = await idOf('<p>An <strong>extra</strong>ordinary needle</p>', 'Words');
    const found = async (searchValue: string) =>
      ((await root.get('/main/sysNotice/page', { searchValue })).body.data as { rows: { id: string }[] }).rows.map((row) => row.id);
    expect(await found('extraordinary needle')).toEqual([id]);
    expect(await found('strong>')).toEqual([]);
  });

  it('is the beginning of the plain text in the panel, the newest notice and the list', async () => {
    await idOf(`<h2>Rules</h2><ul><li>One &amp; two</li></ul><p>${'word '.repeat(200)}</p>`, 'Long one');
    const panel = (await bd.get('/main/sysNotice/limitLastSysNotice', { noticeClass: 1 })).body.data as {
      title: string;
      content: string;
    }[];
    const newest = (await bd.get('/main/sysNotice/newestUnRead')).body.data as { content: string };
    const received = (await bd.get('/main/sysNotice/received')).body.data as { rows: { title: string; content: string }[] };
    const inPanel = panel.find(({ title }) => title === 'Long one')?.content;
    expect(inPanel).toMatch(/^Rules\n• One & two\nword word .*w.*…$/);
    expect(inPanel?.length).toBeLessThanOrEqual(300);
    expect(newest.content).toBe(inPanel);
    expect(received.rows.find(({ title }) => title === 'Long one')?.content).toBe(inPanel);
  });

  it('of notices that were written as plain text stays what it was', async () => {
    const id = await sendNotice(server.services, {
      title: 'Plain',
      content: 'First <b>line</b>\nSecond line',
      noticeClass: 1,
      userIds: [bdId],
    });
    expect(await contentOf(id)).toBe('<p>First &#60;b&#62;line&#60;/b&#62;<br>Second line</p>');
    const [row] = (await bd.get('/main/sysNotice/limitLastSysNotice', { noticeClass: 1 })).body.data as {
      title: string;
      content: string;
    }[];
    expect(row).toMatchObject({ title: 'Plain', content: 'First <b>line</b>\nSecond line' });
  });
});
