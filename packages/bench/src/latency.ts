import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { type Browser, chromium, type Page } from 'playwright';
import type { BenchResult } from './BenchResult';
import { compare, type Round } from './compare';
import { startConsole } from './serveApps';
import { signIn } from './signIn';

const rounds = 3;
const slowdown = 4;
/** Longer than this nobody waits for a page to answer a key or a click. */
const bar = 100;
/** As somebody works: four answers of the cloud come meanwhile. */
const steps = 60;
const pauseMs = 350;

interface Place {
  path: string;
  ready: (page: Page) => Promise<unknown>;
  step: (page: Page, at: number) => Promise<unknown>;
}

/** How long a page takes from a key or a click to the next picture, with a processor four times slower: a cloud that refreshes, and a trend of 400 days. */
export async function run(): Promise<BenchResult[]> {
  const ours = await startConsole();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const token = await signIn(ours.address);
    const measure = async (place: Place): Promise<Round[]> => {
      const found: Round[] = [];
      for (let round = 0; round < rounds; round += 1)
        found.push([await longestAnswer(browser, { ...place, address: ours.address, token }), bar]);
      return found;
    };
    const creator = await mostWatched(ours.address, token);
    const of = (name: string, list: Round[]) => compare({ id: 'latency', name, unit: 'ms', bar: '≤ 1', rounds: list });
    return [
      of(
        'longest answer to a key or a click beside a keyword cloud of 100 words that refreshes every 5 s, processor 4× slower',
        await measure(cloud),
      ),
      of('the same beside a trend of 400 days whose figures are changed', await measure(trend(creator))),
    ];
  } finally {
    await browser.close();
    ours.stop();
  }
}

const cloud: Place = {
  path: '/commentInfo?range=90',
  ready: async (page) => {
    const words = page.locator('#content li > button[data-chip]');
    await words.nth(99).waitFor({ timeout: 60_000 });
    await words.first().focus();
  },
  step: (page, at) => page.keyboard.press(at % 20 === 19 ? 'Enter' : 'Tab'),
};

const trend = (creator: string): Place => ({
  path: `/talentAdminDetail?id=${creator}`,
  ready: async (page) => {
    const period = page
      .locator('#content select')
      .filter({ has: page.locator('option[value="400"]') })
      .first();
    await period.waitFor({ timeout: 60_000 });
    await period.selectOption('400');
    await page.waitForLoadState('networkidle');
    await page
      .locator('#content select')
      .filter({ has: page.locator('option[value="fans"]') })
      .first()
      .focus();
  },
  step: (page, at) => page.keyboard.press(at % 6 < 3 ? 'ArrowDown' : 'ArrowUp'),
});

/** Milliseconds of the longest of some steps, as the browser itself counts them: from the event to the picture after it. */
async function longestAnswer(
  browser: Browser,
  { address, token, path, ready, step }: Place & { address: string; token: string },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((kept) => {
      localStorage.setItem('lang', 'en');
      localStorage.setItem('Access-Token', JSON.stringify({ token: kept, expiresAt: Date.now() + 600_000_000 }));
    }, token);
    await page.goto(`${address}${path}`);
    await ready(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => {
      const seen = { longest: 0, count: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          Object.assign(seen, { longest: Math.max(seen.longest, duration), count: seen.count + 1 });
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    for (let at = 0; at < steps; at += 1) {
      await step(page, at);
      await page.waitForTimeout(pauseMs);
    }
    const { longest, count } = await page.evaluate(() => (window as unknown as { seen: { longest: number; count: number } }).seen);
    if (count === 0) throw new Error(`${path} answered nothing.`);
    return longest;
  } finally {
    await context.close();
  }
}

/** The creator whose days are known for longest. */
async function mostWatched(address: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/main/up/page?pageNo=1&pageSize=1&sortField=fansNum&sortOrder=descend`, { headers });
  const { data } = (await answer.json()) as { data: { rows: { id: string }[] } };
  const [first] = data.rows;
  if (!first) throw new Error('There are no creators.');
  return first.id;
}
