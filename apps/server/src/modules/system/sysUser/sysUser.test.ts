import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole } from '../../../testing/giveRole';
import { everything, startUsers, type UserRow } from './usersOfTests';

let at: Awaited<ReturnType<typeof startUsers>>;
beforeAll(async () => {
  at = await startUsers();
});
afterAll(() => at.server.close());

describe('users', () => {
  it('are listed without super administrators, filtered by keyword, status, organisation and role', async () => {
    const { rows, totalRows } = await at.page(at.root);
    expect(rows.map(({ account }) => account)).not.toContain('superAdmin');
    expect(totalRows).toBeGreaterThan(60);
    expect((await at.page(at.root, { searchValue: 'BD.PH' })).totalRows).toBe(6);
    expect((await at.page(at.root, { searchValue: '91230' })).rows.length).toBeGreaterThan(0);
    expect((await at.page(at.root, { orgId: at.teamPh })).totalRows).toBe(7);
    expect((await at.page(at.root, { searchStatus: 1 })).rows).toEqual([]);
    const leader = (await at.page(at.root, { searchValue: 'leader.ph' })).rows[0];
    expect((await at.page(at.root, { roleId: leader?.roles[0]?.id ?? '' })).totalRows).toBe(6);
  });

  it('defect 13: are sorted as asked', async () => {
    const accounts = (await at.page(at.root, { sortField: 'account', sortOrder: 'descend', searchValue: 'bd.' })).rows.map(
      ({ account }) => account,
    );
    expect(accounts).toEqual([...accounts].sort().reverse());
  });

  it('keep everything that the form sends', async () => {
    const posIds = ((await at.root.get('/main/sysPos/list')).body.data as { id: string }[]).slice(0, 2).map(({ id }) => id);
    const id = await at.addId('complete.one', {
      sex: 1,
      birthday: '1990-02-28',
      jobNum: 'J-7',
      nickName: 'Co',
      email: 'co@demo.example',
      country: 'PH',
      posIdList: posIds,
      password: 'Right-horse-9',
    });
    expect(await at.detail(id)).toMatchObject({
      sex: 1,
      birthday: '1990-02-28',
      jobNum: 'J-7',
      nickName: 'Co',
      country: 'PH',
      positions: posIds.map((posId) => ({ id: posId })),
      org: { id: at.teamPh },
      roles: [],
      status: 0,
    });
    expect(await at.server.login('complete.one', 'Right-horse-9')).toMatch(/^[\w-]{43}$/);
  });

  it('are not born in the future', async () => {
    expect(await at.add('born.late', { birthday: '2990-02-03' })).toMatchObject({
      code: 1012001,
      fields: { birthday: 'This day is in the future.' },
    });
  });

  it('are unique by account, phone and e-mail; what a deleted one had is free', async () => {
    const taken = at.draft('unique.one', { email: 'u@demo.example' });
    const { id } = (await at.root.post('/main/sysUser/add', taken)).body.data as { id: string };
    expect((await at.add('UNIQUE.one')).code).toBe(2020002);
    expect((await at.add('unique.two', { phone: taken.phone })).code).toBe(2020007);
    expect((await at.add('unique.two', { email: 'U@demo.example' })).code).toBe(2020008);
    await at.root.post('/main/sysUser/delete', { ids: [id] });
    expect((await at.root.post('/main/sysUser/add', taken)).body.success).toBe(true);
  });

  it('hold a position: a new one needs it, nobody loses the last, and who never had any is edited without', async () => {
    const none = { code: 1012001, fields: { posIdList: 'Choose at least one position.' } };
    const one = at.draft('without.one', { posIdList: [] });
    expect((await at.root.post('/main/sysUser/add', one, { lang: 'en' })).body).toMatchObject(none);
    const id = await at.addId('with.one', { phone: one.phone });
    expect((await at.root.post('/main/sysUser/edit', { ...one, account: 'with.one', id, version: 0 }, { lang: 'en' })).body).toMatchObject(
      none,
    );
    const [shop] = (await at.page(at.root, { searchValue: 'shop.ph.1' })).rows;
    expect(shop?.positions).toEqual([]);
    const { version, account, name, phone, org } = (await at.root.get('/main/sysUser/detail', { id: shop?.id ?? '' })).body
      .data as unknown as UserRow & { phone: string; org: { id: string } };
    expect(
      (await at.root.post('/main/sysUser/edit', { id: shop?.id, version, account, name, phone, orgId: org.id, posIdList: [] })).body
        .success,
    ).toBe(true);
  });

  it('refuse weak passwords, unknown organisations and positions, and phones without a country', async () => {
    expect((await at.add('weak.one', { password: 'password123' })).code).toBe(1011013);
    expect((await at.add('weak.one', { orgId: '999' })).code).toBe(2017001);
    expect((await at.add('weak.one', { posIdList: ['999'] })).code).toBe(2018001);
    expect((await at.add('weak.one', { phone: '09171234567' })).code).toBe(1012001);
    expect((await at.add('abc')).code).toBe(1012001);
  });

  it('defect 22: have a phone of any of the six countries, however long it is there', async () => {
    const phones = {
      PH: '+639181112223',
      MY: '+60123456789',
      TH: '+66812345678',
      VN: '+84912345678',
      SG: '+6581234567',
      ID: '+62812345678',
    };
    for (const [country, phone] of Object.entries(phones)) {
      const id = await at.addId(`phone.${country.toLowerCase()}`, { phone });
      expect(await at.detail(id)).toMatchObject({ phone });
    }
    // Eleven digits were all that the ancestor took.
    for (const phone of ['13912345678', '+8613912345678', '+658123456'])
      expect(await at.add('phone.none', { phone })).toMatchObject({ code: 1012001, fields: { phone: expect.any(String) } });
    const id = await at.addId('phone.long', { phone: '+6309181112229' });
    expect(await at.detail(id)).toMatchObject({ phone: '+639181112229' });
  });

  it('C-27 cannot be made administrators or given roles by the form', async () => {
    for (const more of [{ adminType: '1' }, { roles: ['1'] }, { permissions: ['*'] }, { status: 1 }, { passwordHash: 'x' }])
      expect((await at.add('sneaky.one', more)).code).toBe(1012001);
    expect((await at.page(at.root, { searchValue: 'sneaky' })).totalRows).toBe(0);
  });

  it('C-26 defect 1: editing a disabled user keeps him disabled', async () => {
    const one = at.draft('disabled.one');
    const { id } = (await at.root.post('/main/sysUser/add', one)).body.data as { id: string };
    await at.root.post('/main/sysUser/changeStatus', { ids: [id], status: 1 });
    const { version } = await at.detail(id);
    expect((await at.root.post('/main/sysUser/edit', { ...one, id, version, name: 'Still off' })).body.success).toBe(true);
    expect(await at.detail(id)).toMatchObject({ name: 'Still off', status: 1 });
    expect((await at.root.post('/main/sysUser/edit', { ...one, id, version, name: 'Stale' })).body.code).toBe(1020003);
    expect((await at.root.post('/main/sysUser/edit', { ...one, id, version: version + 1, password: 'Right-horse-9' })).body).toMatchObject({
      code: 1012001,
      fields: { password: expect.any(String) },
    });
  });

  it('defect 8: show the new name of an organisation that was renamed', async () => {
    const id = await at.addId('renamed.org', { orgId: at.teamVn });
    const org = (await at.root.get('/main/sysOrg/detail', { id: at.teamVn })).body.data as { version: number; code: string; pid: string };
    await at.root.post('/main/sysOrg/edit', { id: at.teamVn, version: org.version, code: org.code, pid: org.pid, name: 'Renamed team' });
    const shown = (await at.root.get('/main/sysUser/detail', { id }, { lang: 'zh-CN' })).body.data as UserRow;
    expect(shown.org?.name).toBe('Renamed team');
  });
});

describe('people who administer more', () => {
  it('cannot be taken over, switched off or removed by those who administer less', async () => {
    await giveRole(at.server, 'leader.my', { code: 'userKeeper', permissions: everything, dataScopeType: 2 });
    const keeper = await at.server.as('leader.my');
    const team = ((await at.root.get('/main/sysUser/detail', { id: await at.userId('bd.my.1') })).body.data as { org: { id: string } }).org
      .id;
    const target = await at.addId('strong.one', { orgId: team });
    const admin = ((await at.root.get('/main/sysRole/dropDown')).body.data as { id: string; code: string }[]).find(
      ({ code }) => code === 'admin',
    )?.id;
    await at.root.post('/main/sysUser/grantRole', { id: target, version: 0, grantRoleIdList: [admin] });
    expect((await keeper.post('/main/sysUser/resetPwd', { id: target }, { lang: 'en' })).body).toMatchObject({
      code: 1013002,
      message: 'This goes beyond the rights you hold yourself.',
    });
    expect((await keeper.post('/main/sysUser/changeStatus', { ids: [target], status: 1 })).body.data).toMatchObject({
      failed: [{ id: target, code: 1013002 }],
    });
    expect((await keeper.post('/main/sysUser/delete', { ids: [target] })).body.data).toMatchObject({
      failed: [{ id: target, code: 1013002 }],
    });
    expect(
      (await keeper.post('/main/sysUser/edit', { ...at.draft('strong.one', { orgId: team }), id: target, version: 1 })).body.code,
    ).toBe(1013002);
    expect((await keeper.post('/main/sysUser/resetPwd', { id: await at.userId('bd.my.1') })).body.success).toBe(true);
  });

  it('nor can people who see more be: what an account sees is what whoever takes it over sees', async () => {
    const keeper = await at.server.as('leader.my');
    const id = await at.userId('bd.my.2');
    const { version } = (await at.root.get('/main/sysUser/ownData', { id })).body.data as { version: number };
    await at.root.post('/main/sysUser/grantData', { id, version, grantOrgIdList: [at.teamVn] });
    for (const path of ['resetPwd', 'resetFactor']) expect((await keeper.post(`/main/sysUser/${path}`, { id })).body.code).toBe(1013002);
    expect((await keeper.post('/main/sysUser/changeStatus', { ids: [id], status: 1 })).body.data).toMatchObject({
      failed: [{ id, code: 1013002 }],
    });
    await at.root.post('/main/sysUser/grantData', { id, version: version + 1, grantOrgIdList: [] });
    expect((await keeper.post('/main/sysUser/resetPwd', { id })).body.success).toBe(true);
  });

  it('nobody disables or deletes the own account: 2020009', async () => {
    const keeper = await at.server.as('leader.my');
    const id = await at.userId('leader.my');
    expect((await keeper.post('/main/sysUser/changeStatus', { ids: [id], status: 1 })).body.data).toMatchObject({
      failed: [{ id, code: 2020009 }],
    });
    expect((await keeper.post('/main/sysUser/delete', { ids: [id] })).body.data).toMatchObject({ failed: [{ id, code: 2020009 }] });
  });
});
