import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config';
import { connectPostgres } from '../../db/connectPostgres';
import { inSteps } from '../../db/recordedSteps';
import { auditLogs } from '../../tables/base/audit';
import { positions } from '../../tables/system/sysPos';
import { startServer as start } from '../../start';
import { type Line, openLine } from '../../testing/openLine';
import { preparedPostgres } from '../../testing/preparedPostgres';
import { demoPassword } from '../../testing/startServer';
import { type TestClient, testClient } from '../../testing/testClient';
import { recordOn } from './store';
import { idempotencyKeys } from './tables';

const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
const config = readConfig({
  MODE: 'demo',
  PORT: '0',
  DEMO_SIZE: 'small',
  LOG_LEVEL: 'silent',
  JOBS: 'false',
  RATE_PER_ADDRESS: '1000000',
  RATE_PER_TOKEN: '1000000',
});

describe.runIf(adminUrl)('F1 a database that dies between a commit and its acknowledgement', () => {
  let prepared: Awaited<ReturnType<typeof preparedPostgres>>;
  let server: Awaited<ReturnType<typeof start>>;
  let line: Line;
  let root: TestClient;
  beforeAll(async () => {
    prepared = await preparedPostgres(config, adminUrl);
    line = await openLine(prepared.url);
    server = await start(config, { database: await connectPostgres({ ...config, DATABASE_URL: line.url }, () => {}) });
    const client = testClient(server.url);
    root = client.withToken(await client.login('superAdmin', demoPassword));
  });
  afterAll(async () => {
    await server.close();
    line.close();
    await prepared.database.close();
  });

  const db = () => prepared.database.db;
  const noted = async (account: string, action: string) =>
    (
      await db()
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.account, account), eq(auditLogs.action, action)))
    ).map(({ object }) => object);
  /** Sends a write whose commits nobody hears of, then again with the same key until it is answered. */
  async function lose(client: TestClient, [path, body, key]: [string, unknown, string]) {
    const send = () => client.post(path, body, { 'idempotency-key': key });
    const before = line.forgotten();
    line.forget('commit');
    expect((await send()).status).toBe(503);
    expect(line.forgotten()).toBeGreaterThan(before);
    line.mend();
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    await expect.poll(async () => answers[answers.push(await send()) - 1]?.status, { timeout: 10_000, interval: 100 }).toBe(200);
    return answers.at(-1);
  }

  it('adds one record, and a repeat is answered from what that transaction left', async () => {
    const answer = await lose(root, ['/main/sysPos/add', { code: 'lost.commit', name: 'Lost' }, 'lost-add']);
    const kept = await db().select({ id: positions.id }).from(positions).where(eq(positions.code, 'lost.commit'));
    expect(kept).toEqual([answer?.body.data]);
    expect(await noted('superAdmin', 'sysPos.add')).toEqual([`sysPos:${kept[0]?.id}`]);
    const again = await root.post('/main/sysPos/add', { code: 'lost.commit', name: 'Lost' }, { 'idempotency-key': 'lost-add' });
    expect([again.headers.get('idempotent-replay'), again.body.data]).toEqual(['true', kept[0]]);
    expect((await root.post('/main/sysPos/add', { code: 'lost.commit', name: 'Other' }, { 'idempotency-key': 'lost-add' })).status).toBe(
      422,
    );
  });

  it('goes on where a batch was broken off: what was done stays done, the rest is done', async () => {
    const ids = await Promise.all(
      ['one', 'two', 'three'].map(
        async (code) => ((await root.post('/main/sysPos/add', { code: `batch.${code}`, name: code })).body.data as { id: string }).id,
      ),
    );
    expect((await lose(root, ['/main/sysPos/delete', { ids }, 'lost-batch']))?.body.data).toEqual({ ok: ids, failed: [] });
    expect((await noted('superAdmin', 'sysPos.delete')).toSorted()).toEqual(ids.map((id) => `sysPos:${id}`).toSorted());
  });

  it('answers as the first time also where the write itself is why it would be refused now', async () => {
    const client = testClient(server.url);
    const person = client.withToken(await client.login('bd.ph.5', demoPassword));
    const answer = await lose(person, ['/main/sysUser/updatePwd', { password: demoPassword, newPassword: 'a-brand-new-one' }, 'lost-pwd']);
    expect(answer?.body).toMatchObject({ success: true, data: null });
    expect(await noted('bd.ph.5', 'user.updatePwd')).toHaveLength(1);
    expect((await client.post('/main/login', { account: 'bd.ph.5', password: 'a-brand-new-one' })).body.success).toBe(true);
  });

  it('commits nothing for a request whose key another one took over', async () => {
    const before = (await db().select().from(positions)).length;
    await db()
      .insert(idempotencyKeys)
      .values({ userId: '1', key: 'taken', requestHash: 'x', holder: 'other', expireTime: new Date(Date.now() + 60_000) });
    const record = recordOn({ userId: '1', key: 'taken', requestHash: 'x', holder: 'late' }, null, {
      vault: server.services.vault,
      isOver: () => false,
    });
    const late = inSteps(record, () =>
      server.services.database.db.transaction(async (tx) => tx.insert(positions).values({ code: 'late', name: 'Late' })),
    );
    await expect(late).rejects.toMatchObject({ reason: 'requestInFlight' });
    expect((await db().select().from(positions)).length).toBe(before);
  });
});
