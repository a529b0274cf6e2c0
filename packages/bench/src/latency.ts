import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { type Browser, chromium, type Page, type Route } from 'playwright';
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

/** How long a page takes from a key to the next picture, with a processor four times slower: a cloud that refreshes, and a trend of 400 days. */
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
    const of = (name: string, list: Round[]) => compare({ id: 'INP', name, unit: 'ms', bar: '≤ 1', rounds: list });
    return [
      of(
        'longest answer to a key beside a keyword cloud of 100 words that all move every 5 s, and on its words, processor 4× slower, beside 100 ms',
        await measure(cloud),
      ),
      of('the same in a trend of 400 days whose figure is changed by each key', await measure(trend(creator))),
    ];
  } finally {
    await browser.close();
    ours.stop();
  }
}

/** Keys beside the cloud, which refreshes meanwhile, then within it, where it stands still, and on a word now and then. */
const cloud: Place = {
  path: '/commentInfo?range=90',
  ready: async (page) => {
    await page.route('**/comment/cloud?*', shuffled);
    await wordsOf(page).nth(99).waitFor({ timeout: 60_000 });
    await page.locator('#content button[value="90"]').focus();
  },
  step: async (page, at) => {
    const within = at - Math.round(steps / 2);
    if (within < 0) return page.keyboard.press(at % 2 === 0 ? 'Shift+Tab' : 'Tab');
    if (within === 0) await wordsOf(page).first().focus();
    return page.keyboard.press(within % 10 === 9 ? 'Enter' : 'Tab');
  },
};

const wordsOf = (page: Page) => page.locator('#content li > button[data-chip]');

/** Every answer weighs its words in another order, so that all of them move. */
async function shuffled(route: Route): Promise<void> {
  const answer = (await (await route.fetch()).json()) as { data: { words: { weight: number }[] } };
  const { words } = answer.data;
  const weights = words.map(({ weight }) => weight).toSorted(() => Math.random() - 0.5);
  words.forEach((word, at) => Object.assign(word, { weight: weights[at] }));
  words.sort((one, other) => other.weight - one.weight);
  await route.fulfill({ json: answer });
}

const trend = (creator: string): Place => ({
  path: `/talentAdminDetail?id=${creator}`,
  ready: async (page) => {
    await page.getByRole('combobox', { name: 'Period' }).selectOption('400');
    const lastYear = new Date().getFullYear() - 1;
    await page
      .getByText(new RegExp(`^${lastYear}-`))
      .first()
      .waitFor();
    await page.getByRole('combobox', { name: 'Figure' }).focus();
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
    // What an answer of the cloud that is still on its way would say of a closed page is of no interest; nor may it hide why it was closed.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
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
