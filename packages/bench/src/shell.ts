import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import type { BenchResult } from './BenchResult';
import { compare, median, type Round } from './compare';
import { servePeer, startConsole } from './serveApps';
import { signIn } from './signIn';
import { type Place, switchTo } from './switchTo';

const rounds = 3;
const tabs = 20;
/** A processor four times slower (quality section 2). */
const slowdown = 4;

/** From content to the next click: what follows the content has come to rest by then. */
const restMs = 800;

/** How a console is entered, and how its places are opened and look. */
interface Side {
  address: string;
  /** Prepares the browser before the first page. */
  enter: (page: Page) => Promise<void>;
  /** Opens a place for the first time. */
  visit: (page: Page, at: number) => Promise<void>;
  /** Links that lead back to the visited places, in their order. */
  links: string;
  /** The one of them that is open. */
  current: string;
  place: Omit<Place, 'link'>;
}

/** B28: JavaScript to home and to a first table; B29: switching between visited screens; B30: memory after 200 switches. */
export async function run(): Promise<BenchResult[]> {
  const [ours, peer] = [await startConsole(), await servePeer()];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs, '--enable-precise-memory-info'] });
  try {
    const token = await signIn(ours.address);
    const console = consoleSide(ours.address, token, await screensOf(ours.address, token));
    const reactAdmin = peerSide(peer.address);
    const everything = await weigh(browser, `${peer.address}/lists.html`, reactAdmin.enter);
    const home = await weigh(browser, `${ours.address}/welcome`, (page) => hold(page, token));
    const table = await weigh(browser, `${ours.address}/system/user`, (page) => hold(page, token));
    const switches: Round[] = [];
    for (let round = 0; round < rounds; round += 1)
      switches.push([await measureSwitches(browser, console, slowdown), await measureSwitches(browser, reactAdmin, slowdown)]);
    const unslowed: Round[] = [];
    for (let round = 0; round < rounds; round += 1) unslowed.push([await measureSwitches(browser, console, 1), 100]);
    const [at100, at200] = await measureHeap(browser, console);
    const once = (ourKb: number): Round[] => [[ourKb, everything]];
    return [
      compare({
        id: 'B28',
        name: 'JavaScript to the home page with its menu (brotli) beside react-admin, which ships all at once',
        unit: 'kB',
        bar: '≤ 0.8',
        rounds: once(home),
      }),
      compare({
        id: 'B28',
        name: 'JavaScript to the first table (brotli) beside react-admin',
        unit: 'kB',
        bar: '≤ 1.0',
        rounds: once(table),
      }),
      compare({
        id: 'B29',
        name: 'switch between visited screens, processor 4× slower, 20 tabs open, p75, beside react-admin',
        unit: 'ms',
        bar: '≤ 0.8',
        rounds: switches,
      }),
      compare({ id: 'B29', name: 'the same beside 100 ms', unit: 'ms', bar: '≤ 1', rounds: switches.map(([it]): Round => [it, 100]) }),
      compare({ id: 'B29', name: 'the same on the processor as it is, beside 100 ms', unit: 'ms', bar: '≤ 1', rounds: unslowed }),
      compare({
        id: 'B30',
        name: 'heap after 200 switches with 20 tabs open beside after 100',
        unit: 'MB',
        bar: '≤ 1.1',
        rounds: [[at200, at100]],
      }),
    ];
  } finally {
    await browser.close();
    ours.stop();
    peer.stop();
  }
}

async function hold(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('lang', 'en');
    localStorage.setItem('Access-Token', JSON.stringify({ token: kept, expiresAt: Date.now() + 600_000_000 }));
    localStorage.setItem('backlot.settings', JSON.stringify({ multiTab: true, mode: 'light' }));
  }, token);
}

/** The first twenty screens of the menus. */
async function screensOf(address: string, token: string): Promise<string[]> {
  const answer = await fetch(`${address}/api/main/getLoginUser`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as {
    data: { apps: { menu: { path: string; component: string | null; meta: { show: boolean; link: string | null } }[] }[] };
  };
  const paths = data.apps.flatMap(({ menu }) =>
    menu
      .filter(({ path, component, meta }) => component && component !== 'PageView' && meta.show && !meta.link && path.startsWith('/'))
      .map(({ path }) => path),
  );
  return [...new Set(['/welcome', ...paths])].slice(0, tabs);
}

const consoleSide = (address: string, token: string, screens: readonly string[]): Side => ({
  address: `${address}/welcome`,
  enter: (page) => hold(page, token),
  visit: (page, at) =>
    page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, screens[at] ?? '/welcome'),
  links: 'nav[aria-label="Open tabs"] li > a',
  current: '[aria-current="page"]',
  place: { title: '#content h1', content: '#content [role="row"], #content li, #content p' },
});

const peerLinks = '.RaMenuItemLink-root, [role="menuitem"]';

const peerSide = (address: string): Side => ({
  address: `${address}/lists.html`,
  enter: () => Promise.resolve(),
  visit: (page, at) => page.locator(peerLinks).nth(at).click(),
  links: peerLinks,
  current: '.RaMenuItemLink-active',
  place: { title: '#react-admin-title', content: '.RaDatagrid-row' },
});

/** Opens every place once, then goes through them; the 75th percentile in milliseconds. */
async function measureSwitches(browser: Browser, side: Side, rate: number): Promise<number> {
  const { page, devtools, go, close } = await open(browser, side);
  try {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    for (let at = 0; at < 3; at += 1) await go(at);
    const times: number[] = [];
    for (let at = 3; at < 3 + 2 * tabs; at += 1) {
      times.push(await go(at));
      // The next click comes after the page came to rest, as a person's does.
      await page.waitForTimeout(restMs);
    }
    return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.75)] ?? Number.NaN;
  } finally {
    await close();
  }
}

/** Megabytes of the heap after 100 and after 200 switches, garbage collected. */
async function measureHeap(browser: Browser, side: Side): Promise<readonly [at100: number, at200: number]> {
  const { page, devtools, go, close } = await open(browser, side);
  try {
    const used = async () => {
      const sizes: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        await page.waitForTimeout(300);
        await devtools.send('HeapProfiler.collectGarbage');
        sizes.push((await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6);
      }
      return median(sizes);
    };
    for (let at = 0; at < 100; at += 1) await go(at);
    const at100 = await used();
    for (let at = 100; at < 200; at += 1) await go(at);
    return [at100, await used()];
  } finally {
    await close();
  }
}

/** A page with every place visited; `go` switches to one and answers the milliseconds to its first content. */
async function open(browser: Browser, { address, enter, visit, links, current, place }: Side) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await enter(page);
  // What runs this file names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (it) => it');
  const devtools: CDPSession = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(links).first().waitFor({ timeout: 60_000 });
  const titles: string[] = [];
  for (let at = 0; at < tabs; at += 1) {
    await visit(page, at);
    await page.locator(links).nth(at).and(page.locator(current)).waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.locator(place.content).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
    titles.push(await page.locator(place.title).filter({ visible: true }).first().innerText());
  }
  const go = (turn: number) => page.evaluate(switchTo, { link: links, at: turn % tabs, wanted: titles[turn % tabs] ?? '', ...place });
  return { page, devtools, go, close: () => context.close() };
}

/** Kilobytes of JavaScript until an address came to rest, as they travelled. */
async function weigh(browser: Browser, address: string, enter: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await enter(page);
    const devtools = await context.newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto(address, { waitUntil: 'networkidle' });
    return bytes / 1000;
  } finally {
    await context.close();
  }
}
