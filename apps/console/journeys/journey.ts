import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoPassword, type RunningServer, startServer } from './startServer';

interface Options {
  /** Settings of the server, by environment variable. */
  settings: Record<string, string>;
}

interface Fixtures {
  /** Fails a journey that broke the page's policy or asked another origin for anything (quality C-51 and C-120). */
  watch: void;
}

interface Shared {
  server: RunningServer;
}

export { expect };

/** A journey against a server of its own file. */
export const journey = base.extend<Fixtures, Options & Shared>({
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      const server = await startServer(settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watch: [
    async ({ context, server }, use) => {
      const problems = await watch(context, server.url);
      await use();
      expect(problems, 'policy violations and requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

async function watch(context: BrowserContext, origin: string): Promise<string[]> {
  const problems: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`request to ${url.origin}`);
  });
  await context.exposeBinding('noteViolation', (_, text: string) => problems.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation;
      note(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
    });
  });
  return problems;
}

/** Chooses a language before the first page loads, as at the door. */
export const speak = (context: BrowserContext, locale: 'zh-CN' | 'en' | 'vn') =>
  context.addInitScript((lang) => {
    if (localStorage.getItem('lang') !== null) return;
    localStorage.setItem('lang', lang);
    sessionStorage.setItem('backlot.lang.chosen', '1');
  }, locale);

/** Types account and password, ticks the agreement and sends the form. */
export async function typeSignIn(page: Page, account: string, password = demoPassword): Promise<void> {
  await page.locator('[name=account]').fill(account);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=agreed]').check();
  await page.locator('form button[type=submit]').click();
}

/** Signs in by hand and waits for the first page. */
export async function signIn(page: Page, account: string, path = '/user/login'): Promise<void> {
  await page.goto(path);
  await typeSignIn(page, account);
  await expect(page.locator('#content h1')).toBeVisible();
}

/** Signs in by a call and leaves the token in the browser; the next page load is signed in. */
export async function holdToken(page: Page, account: string): Promise<string> {
  const answer = await page.request.post('/api/main/login', { data: { account, password: demoPassword } });
  const { data: token } = (await answer.json()) as { data: string };
  await page.goto('/user/register');
  await page.evaluate(
    (value) => localStorage.setItem('Access-Token', JSON.stringify({ token: value, expiresAt: Date.now() + 600_000_000 })),
    token,
  );
  return token;
}

/** Ends a session on the server, without telling the page. */
export async function endSession(page: Page, token: string): Promise<void> {
  await page.request.get('/api/main/logout', { headers: { authorization: `Bearer ${token}` } });
}

/** The token that the page holds. */
export const tokenOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('Access-Token') ?? '{}') as { token?: string }).token);

/** Keeps the websocket from opening, so that only answers tell the page about its session. */
export const withoutSocket = (page: Page) => page.routeWebSocket(/\/api\/main\/ws\/msg/, () => {});
