import { chromium } from '/work/main/node_modules/playwright/index.mjs';
const [lang, width, scheme = 'light', only] = process.argv.slice(2);
const base = 'http://127.0.0.1:5180';
const login = async (a) =>
  (
    await (
      await fetch(base + '/api/main/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: a, password: 'Backlot-demo-1' }),
      })
    ).json()
  ).data;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const a of only ? only.split(',') : ['superAdmin', 'finance', 'leader.ph', 'bd.ph.1', 'shop.ph.1', 'staff.1']) {
  const token = await login(a);
  const user = (await (await fetch(base + '/api/main/getLoginUser', { headers: { authorization: 'Bearer ' + token } })).json()).data;
  const routes = new Map();
  const take = (list) => {
    for (const m of list)
      if (m.component && m.component !== 'PageView' && !m.redirect && !m.meta.link && m.meta.show) routes.set(m.path, 1);
  };
  take(user.menus);
  for (const { code } of user.apps.filter((x) => !x.active))
    take(
      (
        await (
          await fetch(base + '/api/main/sysMenu/change', {
            method: 'POST',
            headers: { authorization: 'Bearer ' + token, 'content-type': 'application/json' },
            body: JSON.stringify({ application: code }),
          })
        ).json()
      ).data,
    );
  const c = await b.newContext({ viewport: { width: +width, height: 900 }, colorScheme: scheme, locale: 'en-US', reducedMotion: 'reduce' });
  await c.addInitScript(
    ([t, l]) => {
      localStorage.setItem('Access-Token', JSON.stringify({ token: t, expiresAt: Date.now() + 6e8 }));
      localStorage.setItem('lang', l);
      sessionStorage.setItem('backlot.lang.chosen', '1');
    },
    [token, lang],
  );
  const g = await c.newPage();
  let now = '';
  g.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', a, now, m.text().slice(0, 200)));
  g.on('pageerror', (e) => console.log('PAGEERROR', a, now, e.message.slice(0, 200)));
  for (const [p] of routes) {
    now = p;
    await g.goto(base + p);
    await g.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {});
    await g.waitForTimeout(250);
    const f = await g.evaluate(() => {
      const out = [];
      const d = document.documentElement;
      if (d.scrollWidth > innerWidth) out.push('page +' + (d.scrollWidth - innerWidth));
      for (const e of document.querySelectorAll('.MuiDataGrid-virtualScroller, .BlTable-body *, [role=grid]')) {
        const s = getComputedStyle(e);
        if (/auto|scroll/.test(s.overflowX) && e.scrollWidth > e.clientWidth + 1) {
          out.push('grid +' + (e.scrollWidth - e.clientWidth));
          break;
        }
      }
      return out;
    });
    if (f.length) console.log('SIDE', lang, width, a, p, f.join(' '));
    await g.screenshot({ path: `/tmp/walk/${lang}-${width}-${scheme}-${a}-${p.slice(1).replaceAll('/', '_')}.png` });
  }
  console.log(a, routes.size);
  await c.close();
}
await b.close();
