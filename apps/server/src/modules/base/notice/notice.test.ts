import { noticeTypes } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import { sendNotice } from './sendNotice';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // What the demo's comments tell of is as many as there are comments.
  await server.services.database.db.execute(
    sql`delete from notice_receivers where notice_id in (select id from notices where type = ${noticeTypes.comment})`,
  );
});
afterAll(() => server.close());

const idOf = async (account: string) =>
  (await rowsOf<{ id: string }>(server.services.database.db, sql`select id::text id from users where account = ${account}`))[0]?.id ?? '';
type Row = { msgId: string; title: string; status: number; webId: number | null };

describe('notices', () => {
  it('counts unread ones per tab', async () => {
    const staff = await server.as('staff.1');
    expect((await staff.get('/main/sysNotice/noticeNum')).body.data).toEqual({ remindNum: 1, noticeNum: 1, antiFansNum: 2, mesNum: 1 });
  });

  it('lists a class, of one channel if given, newest first', async () => {
    const staff = await server.as('staff.2');
    const all = (await staff.get('/main/sysNotice/limitLastSysNotice', { noticeClass: 2 })).body.data as Row[];
    expect(all.map(({ webId }) => webId)).toEqual([1, 10]);
    const one = (await staff.get('/main/sysNotice/limitLastSysNotice', { noticeClass: 2, webId: 10 })).body.data as Row[];
    expect(one.map(({ webId }) => webId)).toEqual([10]);
  });

  it('marks the newest unread one read', async () => {
    const staff = await server.as('staff.3');
    const first = (await staff.get('/main/sysNotice/newestUnRead')).body.data as Row;
    expect(first.status).toBe(0);
    expect((await staff.post('/main/sysNotice/setRead', { msgId: first.msgId })).body.success).toBe(true);
    expect(((await staff.get('/main/sysNotice/newestUnRead')).body.data as Row).msgId).not.toBe(first.msgId);
  });

  it('C-94 changes only own rows, refuses more than 1000 and what is no id', async () => {
    const userId = await idOf('shop.ph.1');
    const foreign = await sendNotice(server.services, { title: 'Private', content: 'x', noticeClass: 3, userIds: [userId] });
    const other = await server.as('shop.ph.2');
    expect((await other.post('/main/sysNotice/setRead', { msgId: foreign })).body.code).toBe(2021001);
    expect((await other.post('/main/sysNotice/setRead', { msgId: '5' })).body.code).toBe(2021001);
    expect((await other.post('/main/sysNotice/currNoticeRead', [foreign, foreign])).body.success).toBe(true);
    const owner = await server.as('shop.ph.1');
    expect(((await owner.get('/main/sysNotice/newestUnRead')).body.data as Row).msgId).toBe(foreign);
    for (const bad of [Array.from({ length: 1001 }, (_, n) => String(n + 1)), ['abc'], [1], ['-1']]) {
      expect((await other.post('/main/sysNotice/currNoticeRead', bad)).body.code).toBe(1012001);
    }
  });

  it('keeps notices of a channel from people without its permission', async () => {
    const userId = await idOf('bd.ph.1');
    await sendNotice(server.services, { title: 'Channel 1', content: 'x', noticeClass: 2, webId: 1, userIds: [userId] });
    const bd = await server.as('bd.ph.1');
    expect((await bd.get('/main/sysNotice/limitLastSysNotice', { noticeClass: 2 })).body.data).toEqual([]);
    expect((await bd.get('/main/sysNotice/noticeNum')).body.data).toMatchObject({ antiFansNum: 0 });
  });
});
