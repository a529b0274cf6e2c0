import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { ups } from '../../../tables/creators/creator';
import { labels } from '../../../tables/creators/label';

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startServer();
  staff = await server.as('staff.1');
});
afterAll(() => server.close());

type Category = { id: string; parentId: string; typeName: string; objectType: number; labels: { id: string; name: string }[] };
const db = () => server.services.database.db;
const tree = async (objectType?: number) =>
  (await staff.get('/main/label/categories', objectType === undefined ? {} : { objectType })).body.data as unknown as Category[];
const addCategory = async (wish: Record<string, unknown>, client = staff) => (await client.post('/main/label/addCategory', wish)).body;
const add = async (wish: Record<string, unknown>, client = staff) => (await client.post('/main/label/add', wish)).body;
const addId = async (wish: Record<string, unknown>) => ((await add(wish)).data as { id: string }).id;
const carriers = async (id: string) =>
  (
    await db()
      .select({ id: ups.id })
      .from(ups)
      .where(sql`${ups.labelIds} @> array[${id}]::bigint[]`)
  ).length;

describe('labels', () => {
  it('are counted as the creators carry them', async () => {
    const { rows } = (await staff.get('/main/label/page', { objectType: 1, pageSize: 100, sortField: 'used', sortOrder: 'descend' })).body
      .data as { rows: { id: string; used: number; can: string[] }[] };
    expect(rows.length).toBeGreaterThan(10);
    for (const { id, used, can } of rows.slice(0, 5)) expect([await carriers(id), can.includes('delete')]).toEqual([used, used === 0]);
  });

  it('have a category of up to four levels, with names unique among siblings', async () => {
    let parentId: string | undefined;
    for (const typeName of ['One', 'Two', 'Three', 'Four'])
      parentId = ((await addCategory({ typeName, objectType: 1, ...(parentId ? { parentId } : {}) })).data as { id: string }).id;
    expect(await addCategory({ typeName: 'Five', objectType: 1, parentId })).toMatchObject({
      code: 1012001,
      fields: { parentId: 'Categories are at most 4 levels deep.' },
    });
    expect((await addCategory({ typeName: 'one', objectType: 1 })).code).toBe(1034001);
    expect((await addCategory({ typeName: 'One', objectType: 2 })).success).toBe(true);
    expect((await addCategory({ typeName: 'Below goods', objectType: 2, parentId })).code).toBe(1020002);
    expect((await tree(1)).map(({ typeName }) => typeName)).toEqual(expect.arrayContaining(['One', 'Two', 'Three', 'Four']));
  });

  it('1034001 a name twice in a category, 1012001 an unknown category, 1020003 an older version', async () => {
    const [first, second] = await tree(1);
    const id = await addId({ labelName: 'Careful', categoryId: first?.id });
    expect((await add({ labelName: 'careful', categoryId: first?.id })).code).toBe(1034001);
    expect((await add({ labelName: 'Careful', categoryId: second?.id })).success).toBe(true);
    expect(await add({ labelName: 'Careful', categoryId: '999' })).toMatchObject({
      code: 1012001,
      fields: { categoryId: 'Choose a category that exists, of the same kind of object.' },
    });
    const edit = (labelName: string) => staff.post('/main/label/edit', { id, version: 0, labelName, categoryId: first?.id });
    expect((await edit('Very careful')).body.success).toBe(true);
    expect((await edit('Too late')).body.code).toBe(1020003);
  });

  it('1034003 one in use is not deleted but merged: its creators carry the other one, once', async () => {
    const [category] = await tree(1);
    const [from, into, third] = category?.labels ?? [];
    const both = sql`array[${from?.id}, ${into?.id}]::bigint[]`;
    const [one] = await db().select({ id: ups.id }).from(ups).limit(1);
    await db()
      .update(ups)
      .set({ labelIds: both as never })
      .where(eq(ups.id, one?.id ?? ''));
    const deleted = (await staff.post('/main/label/delete', { ids: [from?.id] })).body.data as { failed: { code: number }[] };
    expect(deleted.failed.map(({ code }) => code)).toEqual([1034003]);
    expect((await staff.post('/main/label/merge', { id: from?.id, intoId: into?.id })).body.success).toBe(true);
    expect(await carriers(from?.id ?? '')).toBe(0);
    expect(
      (
        await db()
          .select({ labelIds: ups.labelIds })
          .from(ups)
          .where(eq(ups.id, one?.id ?? ''))
      )[0]?.labelIds,
    ).toEqual([into?.id]);
    const [kept] = await db()
      .select({ used: labels.used })
      .from(labels)
      .where(eq(labels.id, into?.id ?? ''));
    expect(kept?.used).toBe(await carriers(into?.id ?? ''));
    expect((await staff.post('/main/label/merge', { id: from?.id, intoId: third?.id })).body.code).toBe(1020002);
    expect((await staff.post('/main/label/merge', { id: third?.id, intoId: third?.id })).body).toMatchObject({
      code: 1012001,
      fields: { intoId: 'Choose another label.' },
    });
    const other = (await tree(2))[0]?.labels[0]?.id;
    expect((await staff.post('/main/label/merge', { id: third?.id, intoId: other })).body.code).toBe(1020002);
  });

  it('categories are renamed, moved with what is below them, ordered and deleted; labels of the same name become one', async () => {
    const post = async (what: string, wish: Record<string, unknown>, client = staff) =>
      (await client.post(`/main/label/${what}`, wish)).body;
    const idOf = async (typeName: string, parentId?: string) =>
      ((await addCategory({ typeName, objectType: 3, ...(parentId ? { parentId } : {}) })).data as { id: string }).id;
    const [a, b] = [await idOf('Alpha'), await idOf('Beta')];
    const c = await idOf('Below alpha', a);
    expect((await post('editCategory', { id: a, typeName: 'beta', parentId: '0' })).code).toBe(1034001);
    expect((await post('editCategory', { id: a, typeName: 'Alpha', parentId: c })).fields).toEqual({
      parentId: 'A category cannot be below itself.',
    });
    expect((await post('editCategory', { id: '7', typeName: 'x', parentId: '0' })).code).toBe(1020002);
    expect((await post('editCategory', { id: c, typeName: 'Moved', parentId: b })).code).toBe(200);
    const named = async () => (await tree(3)).map(({ typeName }) => typeName);
    expect((await post('orderCategory', { id: b, move: 'up' })).code).toBe(200);
    expect((await named()).indexOf('Beta')).toBeLessThan((await named()).indexOf('Alpha'));
    expect((await post('deleteCategory', { id: b })).fields).toEqual({ id: 'Move or delete the categories below it first.' });
    const [kept, same] = [await addId({ labelName: 'Quick', categoryId: a }), await addId({ labelName: 'quick', categoryId: c })];
    await addId({ labelName: 'Careful too', categoryId: c });
    expect((await post('deleteCategory', { id: c })).code).toBe(1034003);
    expect((await post('deleteCategory', { id: c, intoId: c })).code).toBe(1020002);
    expect((await post('deleteCategory', { id: c, intoId: a }, await server.as('bd.ph.1'))).code).toBe(1013002);
    expect((await post('deleteCategory', { id: c, intoId: a })).code).toBe(200);
    const left = (await tree(3)).find(({ id }) => id === a)?.labels.map(({ name }) => name);
    expect(left?.toSorted()).toEqual(['Careful too', 'Quick']);
    expect(same).not.toBe(kept);
    expect((await post('deleteCategory', { id: b })).code).toBe(200);
  });

  it('BDs add labels but neither categories nor changes; leaders read', async () => {
    const bd = await server.as('bd.ph.1');
    const [category] = await tree(1);
    expect((await add({ labelName: 'From a BD', categoryId: category?.id }, bd)).success).toBe(true);
    expect((await addCategory({ typeName: 'Mine', objectType: 1 }, bd)).code).toBe(1013002);
    const leader = await server.as('leader.ph');
    expect((await add({ labelName: 'From a leader', categoryId: category?.id }, leader)).code).toBe(1013002);
    expect((await leader.get('/main/label/page')).body.success).toBe(true);
  });
});
