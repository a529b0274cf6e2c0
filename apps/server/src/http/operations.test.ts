import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
const dir = mkdtempSync(join(tmpdir(), 'backlot-console-'));
beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><meta name="csp-nonce" content=""><div id="root"></div>');
  for (const name of ['app-1.js', 'app-1.js.map', 'pdf.worker-2.js']) writeFileSync(join(dir, 'assets', name), 'export {};');
  server = await startServer({ CONSOLE_DIR: dir, EMBED_ORIGINS: 'https://charts.example' });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), fullscreen=(self)',
};

describe('the embedded page', () => {
  it('is told which origins the configuration lets in, as the frame policy is', async () => {
    const client = await server.as('bd.ph.1');
    expect((await client.get('/main/sysMenu/embedOrigins')).body.data).toEqual(['https://charts.example']);
    expect((await server.get('/welcome')).headers.get('content-security-policy')).toContain('frame-src https://charts.example');
  });
});

describe('headers', () => {
  it('C-111 are on every answer, and nothing tells what runs here', async () => {
    for (const path of [
      '/welcome',
      '/assets/app-1.js',
      '/assets/none.js',
      '/api/main/getLoginUser',
      '/api/none',
      '/healthz',
      '/api/docs',
      '/api/openapi.json',
      '/%ff',
    ]) {
      const { headers } = await server.get(path);
      for (const [name, value] of Object.entries(everywhere)) expect([path, name, headers.get(name)]).toEqual([path, name, value]);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin']) expect(headers.get(name)).toBeNull();
    }
  });

  it('C-111 say how long to keep an answer', async () => {
    const cached = async (path: string) => (await server.get(path)).headers.get('cache-control');
    expect(await cached('/assets/app-1.js')).toBe('public, max-age=31536000, immutable');
    expect(await cached('/welcome')).toBe('no-store');
    expect(await cached('/main/getCaptchaOpen')).toBe('no-store');
    expect(await cached('/main/getLoginUser')).toBe('no-store');
    expect(await cached('/assets/none.js')).toBe('no-store');
  });
});

describe('the page of the console', () => {
  it('comes with a nonce of its own each time and the policy that names it', async () => {
    const [first, second] = [await server.get('/welcome'), await server.get('/user/login?redirect=/x')];
    const nonce = /content="([^"]+)"/.exec(first.text)?.[1] ?? '';
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(second.text).not.toContain(nonce);
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src-attr 'none'",
      'frame-src https://charts.example',
      "require-trusted-types-for 'script'",
      "object-src 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe/);
  });

  it('F15 never stands in for a missing asset', async () => {
    const { status, body } = await server.get('/assets/old-chunk.js');
    expect([status, body.code]).toEqual([404, 1013001]);
  });

  it('C-114 hides files that are none of anybody’s business', async () => {
    for (const path of [
      '/.git/config',
      '/.env',
      '/package.json',
      '/assets/app-1.js.map',
      '/node_modules',
      '/node_modules/x',
      '/swagger',
      '/storybook',
      '/index.html',
      '/assets/../package.json',
      '/..%2fpackage.json',
    ]) {
      expect([path, (await server.get(path)).status]).toEqual([path, 404]);
    }
  });

  it('gives workers the policy they need', async () => {
    expect((await server.get('/assets/pdf.worker-2.js')).headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
  });
});

describe('errors', () => {
  it('C-113 tell nothing of the inside', async () => {
    const client = await server.as('bd.ph.1');
    await server.services.database.db.execute(sql`alter table dict_types rename to dict_types_away`);
    const { status, body, text } = await client.get('/main/sysDictType/tree');
    await server.services.database.db.execute(sql`alter table dict_types_away rename to dict_types`);
    expect([status, body.code]).toEqual([500, 1016002]);
    expect(body.message).toContain(body.requestId);
    expect(text).not.toMatch(/dict_types|select|node_modules|at .*\.ts/i);
  });

  it('C-113 answer unknown and unreadable addresses with 1013001', async () => {
    for (const path of ['/api/main/nothing', '/api/%ff', '/api/main/%c0%af']) {
      const { status, body } = await server.get(path);
      expect([path, status, body.code]).toEqual([path, 404, 1013001]);
      expect(body.requestId).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('name an unknown dictionary', async () => {
    const client = await server.as('bd.ph.1');
    expect((await client.get('/main/sysDictType/dropDown', { code: 'none' })).body.code).toBe(2014001);
    expect((await client.get('/main/sysDictType/dropDown', { code: 'country' })).body.data).toHaveLength(6);
    const named = async (lang: string) =>
      ((await client.get('/main/sysDictType/dropDown', { code: 'country' }, { lang })).body.data as { code: string; value: string }[]).find(
        ({ code }) => code === 'TH',
      )?.value;
    expect(await Promise.all(['zh-CN', 'en', 'vn'].map(named))).toEqual(['泰国', 'Thailand', 'Thái Lan']);
    expect((await client.get('/api/analysis/month-bar')).body.data).toMatchObject({
      result: expect.arrayContaining([{ x: expect.stringMatching(/^\d{4}-\d{2}$/), y: expect.any(Number) }]),
    });
  });
});

describe('for the operator', () => {
  it('is ready while the database answers', async () => {
    expect(await server.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('C-114 shows figures to this machine and to the bearer of the token, to nobody behind a proxy', async () => {
    await server.get('/main/getCaptchaOpen');
    const { text } = await server.get('/metrics');
    expect(text).toContain('http_request_seconds_count{method="GET",route="/api/main/getCaptchaOpen",status="200"}');
    expect((await server.get('/metrics', {}, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });

  it('counts policy reports of both shapes and ignores nonsense', async () => {
    const report = (type: string, body: unknown) =>
      server.send('/api/csp-report', { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });
    expect(
      (
        await report('application/csp-report', {
          'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.test' },
        })
      ).status,
    ).toBe(204);
    expect(
      (await report('application/reports+json', [{ type: 'csp-violation', body: { effectiveDirective: 'style-src-attr' } }])).status,
    ).toBe(204);
    expect((await report('application/csp-report', { 'csp-report': { 'effective-directive': '<script>' } })).status).toBe(204);
    expect((await report('application/csp-report', null)).status).toBe(204);
    const { text } = await server.get('/metrics');
    expect(text).toContain('csp_reports_total{directive="script-src-elem"} 1');
    expect(text).toContain('csp_reports_total{directive="style-src-attr"} 1');
    expect(text).not.toContain('<script>');
  });

  it('describes every call as OpenAPI and as a page without script', async () => {
    const document = (await server.get('/api/openapi.json')).body as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/main/login']?.['post']?.operationId).toBe('auth.login');
    const { text, headers } = await server.get('/api/docs');
    expect(text).toContain('/main/sysOnlineUser/forceExist');
    expect(text).not.toContain('<script');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

describe('the home summary', () => {
  it('shows figures computed from rows, for applications of the caller only', async () => {
    const admin = await server.as('admin');
    const of = async (client: typeof admin, application: string) =>
      (
        (await client.get('/main/home/summary', { application })).body.data as {
          tiles: { key: string; value: number; of: number | null; link: string | null }[];
        }
      ).tiles;
    const [row] = (await of(admin, 'marketing')).filter(({ key }) => key === 'certifiedMerchants');
    expect(row?.of).toBe(12);
    await server.services.database.db.execute(
      sql`update shops set shop_status = 3 where id = (select id from shops where shop_status = 2 limit 1)`,
    );
    expect((await of(admin, 'marketing')).find(({ key }) => key === 'certifiedMerchants')?.value).toBe((row?.value ?? 0) - 1);
    expect((await of(admin, 'system')).find(({ key }) => key === 'onlineUsers')?.link).toBe('/system/onlineUser');
    expect(await of(await server.as('bd.ph.1'), 'system')).toEqual([]);
    const links = async (account: string) =>
      Object.fromEntries((await of(await server.as(account), 'marketing')).map(({ key, link }) => [key, link]));
    expect(await links('admin')).toMatchObject({
      certifiedMerchants: '/shop?shopStatus=2',
      onlineUsers: '/system/onlineUser',
      unreadNotices: '/notices/received',
      ownSessions: '/account/settings/security',
    });
    expect(await links('leader.vn')).toMatchObject({ countryMerchants: '/shop?shopStatus=2&country=VN', teamOnline: null });
    // A BD sees the merchants of the own orders only, not those that are counted.
    expect(await links('bd.vn.1')).toMatchObject({ countryMerchants: null });
    const leader = await server.as('leader.vn');
    const { totalRows } = (await leader.get('/main/shop/page', { shopStatus: 2, country: 'VN' })).body.data as { totalRows: number };
    expect((await of(leader, 'marketing')).find(({ key }) => key === 'countryMerchants')?.value).toBe(totalRows);
    const keys = async (account: string) => (await of(await server.as(account), 'marketing')).map(({ key }) => key);
    expect(await keys('leader.vn')).toContain('teamOnline');
    expect(await keys('shop.vn.1')).toContain('ownCertification');
  });

  it('counts the work of the trade that waits for each role, as the list behind each link does', async () => {
    interface Task {
      key: string;
      count: number;
      since: string | null;
      link: string;
    }
    const summaryOf = async (account: string) =>
      (await (await server.as(account)).get('/main/home/summary', { application: 'marketing' })).body.data as {
        tasks: Task[] | null;
        tiles: { key: string; value: number; amounts: { currency: string; amount: string }[]; link: string | null }[];
      };
    const lists: Record<string, string> = {
      '/up/library': 'up/page',
      '/shop': 'shop/page',
      '/demand': 'demandForm/page',
      '/intent': 'intent/page',
      '/sample': 'sample/page',
      '/followUp': 'followUp/page',
      '/live_broadcast_management': 'live/page',
      '/workOrder/upAudit': 'workOrderUp/page',
      '/workOrder/linkAudit': 'workOrderLink/page',
      '/workOrder/commercial': 'workOrder/commercial/page',
      '/workOrder/leader': 'workOrder/leader/page',
      '/workOrder/hall': 'workOrder/hall',
      '/workOrder/bd': 'workOrder/bd',
    };
    const told: Record<string, string[]> = {};
    // Figures that nobody has renewed, as a collection that stopped would leave them.
    await server.services.database.db.execute(
      sql`update ups set data_time = now() - interval '31 days' where id in (select id from ups where status = 0 order by id limit 3)`,
    );
    for (const account of ['admin', 'leader.vn', 'bd.vn.1', 'bd.ph.2', 'shop.vn.1', 'shop.ph.2', 'finance', 'staff.1']) {
      const client = await server.as(account);
      const { tasks } = await summaryOf(account);
      if (!tasks) continue;
      told[account] = tasks.map(({ key }) => key);
      for (const { key, count, link } of tasks) {
        const { pathname, searchParams } = new URL(link, 'http://here');
        if (!lists[pathname]) continue;
        searchParams.delete('scope');
        const query = {
          ...Object.fromEntries(searchParams),
          ...(pathname === '/workOrder/upAudit' && { approvalStatus: 1 }),
          ...(pathname === '/workOrder/linkAudit' && { reviewStatus: 1 }),
        };
        expect([account, key, (await client.get(`/main/${lists[pathname]}`, query)).body.data]).toEqual([
          account,
          key,
          expect.objectContaining({ totalRows: count }),
        ]);
      }
    }
    expect(told['admin']).toEqual(
      expect.arrayContaining(['creatorsToReview', 'linksToReview', 'demandsToConvert', 'ordersToHandOut', 'sharesReturned']),
    );
    expect(told['leader.vn']).toEqual(expect.arrayContaining(['demandsToConvert', 'ordersToHandOut']));
    expect(told['bd.vn.1']).toEqual(expect.arrayContaining(['ordersToClaim', 'creatorsRejected']));
    expect(told['bd.vn.1']).not.toContain('creatorsToReview');
    expect(told['shop.vn.1']).toContain('demandsToSubmit');
    expect(told['staff.1']).toEqual(expect.arrayContaining(['linksToCheck', 'figuresToRenew']));
    expect(told['bd.vn.1']).not.toContain('figuresToRenew');
    expect(told['finance']).toEqual(expect.arrayContaining(['disputesToAnswer', 'batchesToPay']));
    const { tiles } = await summaryOf('shop.vn.1');
    expect(tiles.find(({ key }) => key === 'ordersRunning')).toMatchObject({ link: '/workOrder/shop' });
  });

  it('tells finance what became due this month, by kind of order and currency, with the orders behind each figure', async () => {
    const finance = await server.as('finance');
    const { db } = server.services.database;
    // Noon in London is the same day in all six countries, whatever the hour is now.
    const firstNoon = sql`(date_trunc('month', now() at time zone 'Asia/Singapore') + interval '12 hours') at time zone 'UTC'`;
    await db.execute(sql`update work_order_ups set fulfilled_time = ${firstNoon}, agreed_shot_cost = 1500.50 where cooperation_status = 5`);
    const tiles = (
      (await finance.get('/main/home/summary', { application: 'marketing' })).body.data as {
        tiles: { key: string; value: number; amounts: { currency: string; amount: string }[]; link: string }[];
      }
    ).tiles;
    for (const [list, type] of [
      ['commercial', 1],
      ['leader', 2],
    ] as const) {
      const tile = tiles.find(({ key }) => key === `${list}Fulfilled`);
      const { rows } = (await db.execute(
        sql`select o.currency, count(*)::int n, count(distinct o.id)::int orders from work_order_ups u join work_orders o on o.id = u.work_order_id where u.cooperation_status = 5 and o.work_order_type = ${type} and o.status <> 2 group by 1 order by 1`,
      )) as unknown as { rows: { currency: string; n: number; orders: number }[] };
      expect(rows.length).toBeGreaterThan(0);
      const amountOf = (n: number, currency: string) =>
        currency === 'VND' || currency === 'IDR' ? String(Math.floor((n * 15005) / 10)) : ((n * 15005) / 10).toFixed(2);
      expect(tile).toMatchObject({
        value: rows.reduce((sum, { n }) => sum + n, 0),
        amounts: rows.map(({ currency, n }) => ({ currency, amount: expect.stringContaining(amountOf(n, currency).split('.')[0] ?? '') })),
      });
      const { searchParams } = new URL(tile?.link ?? '', 'http://here');
      expect(
        ((await finance.get(`/main/workOrder/${list}/page`, Object.fromEntries(searchParams))).body.data as { totalRows: number })
          .totalRows,
      ).toBe(rows.reduce((sum, { orders }) => sum + orders, 0));
      expect((await finance.get(`/main/workOrder/${list}/page`, { fulfilledTo: '2020-01-01' })).body.data).toMatchObject({ totalRows: 0 });
    }
  });
});
