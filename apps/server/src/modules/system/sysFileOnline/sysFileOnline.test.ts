import { documentLimits, type OutputOf, type sysFileOnlineApi } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLogs } from '../../../tables/base/audit';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

type Document = OutputOf<typeof sysFileOnlineApi.detail>;
type Versions = OutputOf<typeof sysFileOnlineApi.versions>;

const path = (call: string) => `/main/sysFileOnline/${call}`;
const read = async (id: string) => (await root.get(path('detail'), { id })).body.data as Document;
const versions = async (id: string) => ((await root.get(path('versions'), { id })).body.data as Versions).map(({ versionNo }) => versionNo);
const draft = { name: 'House rules', format: 'md', content: '# House rules\n\nBe kind.' };
const add = async (more: object = {}) => ((await root.post(path('add'), { ...draft, ...more })).body.data as { id: string }).id;
const edit = async (id: string, more: object) => (await root.post(path('edit'), { ...draft, id, ...more })).body.code;

describe('documents that are written in the browser', () => {
  it('are listed without what they say, and read with it', async () => {
    const id = await add({ name: 'Listed', remark: 'For everybody' });
    const { rows } = (await root.get(path('page'), { name: 'listed' })).body.data as { rows: Document[] };
    expect(rows).toEqual([expect.objectContaining({ id, content: null, versionNo: 1, characters: draft.content.length })]);
    expect(await read(id)).toMatchObject({ content: draft.content, remark: 'For everybody', format: 'md' });
  });

  it('keep a version of each change of the text, and none when only the name changed', async () => {
    const id = await add();
    expect(await edit(id, { version: 0, content: 'Second.' })).toBe(200);
    expect(await edit(id, { version: 1, content: 'Second.', name: 'Renamed' })).toBe(200);
    expect(await versions(id)).toEqual([2, 1]);
    expect((await root.get(path('versionText'), { id, versionNo: 1 })).body.data).toEqual({ content: draft.content });
    expect(await read(id)).toMatchObject({ name: 'Renamed', content: 'Second.', versionNo: 2, version: 2 });
  });

  it('store nothing over a change of somebody else: 1020003', async () => {
    const id = await add();
    expect(await edit(id, { version: 0, content: 'First.' })).toBe(200);
    expect(await edit(id, { version: 0, content: 'Late.' })).toBe(1020003);
    expect((await root.post(path('restore'), { id, version: 0, versionNo: 1 })).body.code).toBe(1020003);
    expect((await read(id)).content).toBe('First.');
  });

  it('take an earlier version back as the newest, and lose nothing in between', async () => {
    const id = await add();
    await edit(id, { version: 0, content: 'Second.' });
    expect((await root.post(path('restore'), { id, version: 1, versionNo: 1 })).body.code).toBe(200);
    expect(await read(id)).toMatchObject({ content: draft.content, versionNo: 3 });
    expect((await root.get(path('versionText'), { id, versionNo: 2 })).body.data).toEqual({ content: 'Second.' });
    const trail = await server.services.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.object, `sysFileOnline:${id}`));
    expect(trail.map(({ action }) => action)).toEqual(['sysFileOnline.add', 'sysFileOnline.edit', 'sysFileOnline.edit']);
    expect(JSON.stringify(trail)).not.toContain('Be kind');
  });

  it('keep the fifty newest versions', async () => {
    const id = await add();
    for (let version = 0; version < documentLimits.versions; version += 1) await edit(id, { version, content: `Text ${version}` });
    const kept = await versions(id);
    expect(kept).toHaveLength(documentLimits.versions);
    expect(kept.at(-1)).toBe(2);
    expect((await root.get(path('versionText'), { id, versionNo: 1 })).body.code).toBe(2015001);
    expect((await root.post(path('restore'), { id, version: documentLimits.versions, versionNo: 1 })).body.code).toBe(2015001);
  });

  it('are refused without text, with too much of it, with a number that no version has, and when they are gone', async () => {
    const refused = async (more: object) => (await root.post(path('add'), { ...draft, ...more })).body.code;
    expect(await refused({ content: '  ' })).toBe(1012001);
    expect(await refused({ content: 'x'.repeat(documentLimits.characters + 1) })).toBe(1012001);
    expect(await refused({ format: 'html' })).toBe(1012001);
    const id = await add();
    expect((await root.get(path('versionText'), { id, versionNo: 0 })).body.code).toBe(1012001);
    await root.post(path('delete'), { ids: [id] });
    for (const call of ['detail', 'versions']) expect((await root.get(path(call), { id })).body.code).toBe(2015001);
    expect((await root.get(path('versionText'), { id, versionNo: 1 })).body.code).toBe(2015001);
    expect((await root.post(path('restore'), { id, version: 1, versionNo: 1 })).body.code).toBe(2015001);
  });

  it('are for the super administrator unless a role says otherwise', async () => {
    for (const account of ['admin', 'leader.ph', 'bd.ph.1', 'shop.ph.1']) {
      const person = await server.as(account);
      expect((await person.get(path('page'))).body.code).toBe(1013002);
      expect((await person.post(path('add'), draft)).body.code).toBe(1013002);
    }
  });
});
