import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import type { BenchResult } from './BenchResult';
import { compare, median, type Round } from './compare';
import { startLargeServer } from './largeServer';
import { longestTask } from './longestTask';
import { signIn } from './signIn';

const rounds = 5;
const flips = 7;
/** How long somebody looks at a page before turning to the next one, in milliseconds. */
const restMs = 800;
const peerPath = '/react-admin/';

/** Where a list's next page and its first row are. */
interface List {
  path: string;
  next: string;
  firstRow: string;
}

const grid = { next: 'button[aria-label="Next page"]', firstRow: '.MuiDataGrid-row[data-rowindex="0"]' };
const creators: List = { path: '/up/library', ...grid };
const users: List = { path: '/system/user', ...grid };
const reactAdmin = { next: 'button[aria-label="Go to next page"]', firstRow: 'tbody tr' };
const peer: List = { path: `${peerPath}#/creators`, ...reactAdmin };
const barePeer: List = { path: `${peerPath}#/bare`, ...reactAdmin };

/** B4, and whether the page stays smooth: page flips of a million creators beside react-admin on the same calls; flips and typing among 100,000 users. */
export async function tablePages(): Promise<BenchResult[]> {
  const server = await startLargeServer();
  const folder = mkdtempSync(join(tmpdir(), 'backlot-peer-'));
  await build({
    configFile: false,
    logLevel: 'error',
    base: peerPath,
    root: fileURLToPath(new URL('reactAdminList', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const token = await signIn(server.address);
    const visit = <Figure>(list: List, measured: (page: Page) => Promise<Figure>) =>
      onPage({ browser, address: server.address, token, folder, list }, measured);
    const [paging, bare, rested]: [Round[], Round[], Round[]] = [[], [], []];
    const tasks: (readonly [flip: number, typing: number])[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await visit(creators, (page) => flipping(page, creators));
      paging.push([ours, await visit(peer, (page) => flipping(page, peer))]);
      bare.push([ours, await visit(barePeer, (page) => flipping(page, barePeer))]);
      rested.push([
        await visit(creators, (page) => flipping(page, creators, restMs)),
        await visit(peer, (page) => flipping(page, peer, restMs)),
      ]);
      tasks.push([
        await visit(users, (page) => longestWhile(page, () => flipping(page, users))),
        await visit(users, (page) => longestWhile(page, () => typing(page))),
      ]);
    }
    const row = (id: string, name: string, bar: string, figures: readonly Round[]) =>
      compare({ id, name, bar, unit: 'ms', rounds: figures });
    return [
      row(
        'B4',
        "one of a million creators' pages, click to painted, one right after the other, beside react-admin with the same cells on the same calls",
        '≤ 0.60',
        paging,
      ),
      row('B4', 'the same beside react-admin with bare text in its cells', 'none', bare),
      row('B4', 'the same cells, with 0.8 s between two clicks, in which our table asks for the next page', 'none', rested),
      row(
        'smooth',
        '100,000 users: longest task of a page flip, processor time, beside 100 ms',
        '≤ 1',
        tasks.map(([flip]) => [flip, 100]),
      ),
      row(
        'smooth',
        '100,000 users: longest task of typing a keyword, processor time, beside 100 ms',
        '≤ 1',
        tasks.map(([, typed]) => [typed, 100]),
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Visit {
  browser: Browser;
  address: string;
  token: string;
  folder: string;
  list: List;
}

/** Opens a list signed in, in a context of its own. The peer's files come from its folder, its calls go to the server itself. */
async function onPage<Figure>(
  { browser, address, token, folder, list }: Visit,
  measured: (page: Page) => Promise<Figure>,
): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript((value) => {
      localStorage.setItem('lang', 'en');
      localStorage.setItem('Access-Token', JSON.stringify({ token: value, expiresAt: Date.now() + 600_000_000 }));
    }, token);
    const page = await context.newPage();
    const isPeer = list.path.startsWith(peerPath);
    if (isPeer) {
      await page.route(`${address}${peerPath}**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: join(folder, pathname.slice(peerPath.length) || 'index.html') });
      });
    }
    await page.goto(`${address}${list.path}`);
    await page.locator(list.firstRow).first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    if (isPeer) await page.unrouteAll();
    return await measured(page);
  } finally {
    await context.close();
  }
}

const flip = (button: string, row: string) => `new Promise((resolve, reject) => {
  const shown = () => document.querySelector(${JSON.stringify(row)})?.textContent;
  const before = shown();
  const start = performance.now();
  document.querySelector(${JSON.stringify(button)}).click();
  const look = () => {
    if (shown() && shown() !== before) return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start), 0));
    if (performance.now() - start > 30000) return reject(new Error('No other first row after a click on the next page.'));
    return setTimeout(look, 1);
  };
  look();
})`;

/**
 * The middle of several page flips after the first: milliseconds from the click until another first row is painted. Without
 * a rest the next click comes before anything was asked for ahead.
 */
const flipping = async (page: Page, { next, firstRow }: List, rest = 0): Promise<number> => {
  const spent: number[] = [];
  for (let at = 0; at <= flips; at += 1) {
    spent.push(await page.evaluate<number>(flip(next, firstRow)));
    if (rest) await page.waitForTimeout(rest);
  }
  return median(spent.slice(1));
};

async function typing(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('searchValue=bench.4321'));
  await page.getByRole('searchbox').first().pressSequentially('bench.4321', { delay: 60 });
  await answered;
  await page.locator(users.firstRow).filter({ hasText: 'bench.4321' }).waitFor();
}

/** Processor milliseconds of the main thread's longest task meanwhile. */
async function longestWhile(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  return longestTask(await browser.stopTracing());
}
