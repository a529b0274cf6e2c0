import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole } from '../../../testing/giveRole';
import { type Batch, everything, startUsers, until, type UserRow } from './usersOfTests';

let at: Awaited<ReturnType<typeof startUsers>>;
beforeAll(async () => {
  at = await startUsers();
});
afterAll(() => at.server.close());

describe('the data scope of users', () => {
  it('defect 6: whoever is not a super administrator deletes users of the own scope, and no others', async () => {
    await giveRole(at.server, 'leader.ph', { code: 'userBelow', permissions: everything, dataScopeType: 2 });
    const leader = await at.server.as('leader.ph');
    const [own, foreign] = [await at.addId('delete.own'), await at.addId('delete.foreign', { orgId: at.teamVn })];
    const { ok, failed } = (await leader.post('/main/sysUser/delete', { ids: [own, foreign, '999'] })).body.data as Batch;
    expect(ok).toEqual([own]);
    expect(failed.map(({ id, code }) => [id, code])).toEqual([
      [foreign, 1013003],
      ['999', 1013003],
    ]);
  });

  it('defect 7: nobody pulls in a user from outside, or pushes one out; foreign and missing ids answer alike', async () => {
    const leader = await at.server.as('leader.ph');
    const foreign = await at.userId('bd.vn.1');
    for (const id of [foreign, '999']) {
      const answers = [
        await leader.get('/main/sysUser/detail', { id }),
        await leader.get('/main/sysUser/ownRole', { id }),
        await leader.get('/main/sysUser/ownData', { id }),
        await leader.post('/main/sysUser/edit', { ...at.draft('bd.vn.1'), id, version: 0 }),
        await leader.post('/main/sysUser/resetPwd', { id }),
        await leader.post('/main/sysUser/grantRole', { id, version: 0, grantRoleIdList: [] }),
        await leader.post('/main/sysUser/grantData', { id, version: 0, grantOrgIdList: [] }),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(Array(7).fill(1013003));
      expect((await leader.post('/main/sysUser/changeStatus', { ids: [id], status: 1 })).body.data).toMatchObject({
        failed: [{ id, code: 1013003 }],
      });
      expect((await leader.post('/main/sysUser/rehearseStatus', { ids: [id], status: 1 })).body.data).toMatchObject({
        refused: [{ id, name: '', code: 1013003 }],
      });
    }
    const [own] = (await at.page(leader, { searchValue: 'bd.ph.1' })).rows;
    expect(
      (await leader.post('/main/sysUser/edit', { ...at.draft('bd.ph.1', { orgId: at.teamVn }), id: own?.id, version: own?.version })).body
        .code,
    ).toBe(1013003);
    expect((await at.add('outside.one', { orgId: at.teamVn }, leader)).code).toBe(1013003);
    expect((await at.detail(foreign)).org).not.toBeNull();
  });

  it('counts, finds and offers only users in scope', async () => {
    const leader = await at.server.as('leader.ph');
    const { rows, totalRows } = await at.page(leader);
    expect(totalRows).toBe(rows.length);
    expect(new Set(rows.map(({ org }) => org?.name)).size).toBe(1);
    expect((await at.page(leader, { searchValue: 'bd.vn' })).totalRows).toBe(0);
    expect((await at.page(leader, { orgId: at.teamVn })).totalRows).toBe(0);
    const offered = (await leader.get('/main/sysUser/selector', { name: 'bd.' })).body.data as UserRow[];
    expect(offered.map(({ account }) => account.slice(0, 5))).toEqual(Array(6).fill('bd.ph'));
  });

  it('defect 10: scope 4 shows the own data instead of nothing', async () => {
    await giveRole(at.server, 'bd.th.1', { code: 'userOwn', permissions: everything, dataScopeType: 4 });
    const bd = await at.server.as('bd.th.1');
    expect((await at.page(bd)).rows.map(({ account }) => account)).toEqual(['bd.th.1']);
    expect((await bd.get('/main/sysUser/detail', { id: await at.userId('bd.th.2') })).body.code).toBe(1013003);
  });

  it('is the widest role with what was granted to the person', async () => {
    await giveRole(at.server, 'bd.my.1', { code: 'userGranted', permissions: everything, dataScopeType: 4 });
    const [bd, id] = [await at.server.as('bd.my.1'), await at.userId('bd.my.1')];
    const { version } = (await at.root.get('/main/sysUser/ownData', { id })).body.data as { version: number };
    expect((await at.root.post('/main/sysUser/grantData', { id, version, grantOrgIdList: [at.teamVn] })).body.success).toBe(true);
    expect((await at.page(bd, { searchValue: 'leader.vn' })).totalRows).toBe(1);
    expect((await at.page(bd, { searchValue: 'leader.ph' })).totalRows).toBe(0);
  });

  it('defect 5: exports hold the filtered rows of the own scope', async () => {
    const leader = await at.server.as('leader.ph');
    const { id } = (
      await leader.post('/main/sysUser/export', { searchValue: 'bd.', sortField: 'account', sortOrder: 'ascend', format: 'csv' })
    ).body.data as { id: string };
    const file = await until(async () => {
      const answer = await leader.get('/main/download/file', { id });
      return answer.body.code === 1032003 ? undefined : answer.text;
    });
    const accounts = file
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    const listed = await at.page(leader, { searchValue: 'bd.', sortField: 'account', sortOrder: 'ascend' });
    expect(accounts).toEqual(listed.rows.map(({ account }) => account));
    expect(accounts).toHaveLength(6);
  });
});
