import { type APIRequestContext, test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { preparedData } from './prepare';
import { demoPassword, type RunningServer, startServer } from './startServer';

interface Options {
  /** Settings of the server, by environment variable. */
  settings: Record<string, string>;
  /** Whether the server keeps its data in the embedded database and seeds them itself, as `npm start` does. */
  isEmbedded: boolean;
}

interface Fixtures {
  server: RunningServer;
  /** Fails a journey that broke the page's policy or asked another origin for anything (quality C-51 and C-120). */
  watch: void;
}

interface Shared {
  serverOf: (file: string, options: Options) => Promise<RunningServer>;
}

export { expect };

/** A journey against a server of its own file, whose data no other file has touched. */
export const journey = base.extend<Options & Fixtures, Shared>({
  settings: [{}, { option: true }],
  isEmbedded: [false, { option: true }],
  serverOf: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let running: (RunningServer & { of: string }) | undefined;
      await use(async (file, { settings, isEmbedded }) => {
        // Servers that run already, a fleet for one: `JOURNEYS_URL`.
        const given = process.env['JOURNEYS_URL'];
        if (given) return { url: given, drop: async () => undefined };
        const of = JSON.stringify([file, settings, isEmbedded]);
        if (running?.of === of) return running;
        await running?.drop();
        running = undefined;
        running = { ...(await startServer(isEmbedded ? undefined : preparedData(), settings)), of };
        return running;
      });
      await running?.drop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverOf, settings, isEmbedded }, use, { file }) => use(await serverOf(file, { settings, isEmbedded })),
    { timeout: 200_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watch: [
    async ({ context, server, settings }, use) => {
      const problems = await watch(context, [server.url, settings['ONLYOFFICE_URL'] ?? '', settings['OAUTH_URL'] ?? '']);
      await use();
      expect(problems, 'policy violations and requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

async function watch(context: BrowserContext, origins: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !origins.includes(url.origin)) problems.push(`request to ${url.origin}`);
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
  const token = await tokenFor(page.request, account);
  // Any document of the origin will do, and this is the smallest.
  await page.goto('/healthz');
  await page.evaluate(
    (value) => localStorage.setItem('Access-Token', JSON.stringify({ token: value, expiresAt: Date.now() + 600_000_000 })),
    token,
  );
  return token;
}

/** Signs in by a call; answers the token. */
export async function tokenFor(request: APIRequestContext, account: string): Promise<string> {
  const answer = await request.post('/api/main/login', { data: { account, password: demoPassword } });
  return ((await answer.json()) as { data: string }).data;
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

/** Ticks the box of a list's row; the list says it once it has drawn the row again. */
export async function pick(page: Page, row: string | RegExp): Promise<void> {
  const box = page.getByRole('row', { name: row }).getByRole('checkbox');
  await box.click();
  await expect(box).toBeChecked();
}
