import type { Browser, BrowserContext, Page } from '@playwright/test';
import { countSteps } from './countSteps';
import { expect, holdToken, speak } from './journey';

type Language = 'zh-CN' | 'en' | 'vn';

/** One person in a browser of their own. */
export interface Person {
  account: string;
  language: Language;
  page: Page;
  context: BrowserContext;
  /** The last address of each page of the console that this person has been at, by path. */
  visited: ReadonlyMap<string, string>;
  /** Presses so far, of this person's pointer. */
  presses: () => Promise<number>;
  /** A call as this person, outside the page, for what no page tells: identifiers. */
  read: <Data>(path: string, input?: Record<string, string>) => Promise<Data>;
}

/** Signs somebody in, in a context of their own. */
export async function person(
  browser: Browser,
  { account, baseURL, language = 'en' }: { account: string; baseURL: string; language?: Language },
): Promise<Person> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
  await speak(context, language);
  const page = await context.newPage();
  const steps = await countSteps(page);
  const token = await holdToken(page, account);
  const visited = new Map<string, string>();
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (!/^\/(user\/|healthz)/.test(pathname)) visited.set(pathname, pathname + search);
  });
  const read: Person['read'] = async (path, input = {}) => {
    const answer = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` }, params: input });
    return ((await answer.json()) as { data: never }).data;
  };
  return { account, language, page, context, visited, presses: async () => (await steps()).presses, read };
}

const bell = {
  en: { open: /unread notice|^Notices$/, panel: 'Notices', messages: /Messages/ },
  'zh-CN': { open: /条未读通知|^通知$/, panel: '通知', messages: /消息/ },
  vn: { open: /thông báo chưa đọc|^Thông báo$/, panel: 'Thông báo', messages: /Tin nhắn/ },
} as const;

/** The bell shows a notice that begins so; the panel is closed again. */
export async function expectNotice({ page, language }: Person, text: RegExp): Promise<void> {
  const words = bell[language];
  await page.getByRole('button', { name: words.open }).click();
  const panel = page.getByRole('dialog', { name: words.panel });
  await panel.getByRole('tab', { name: words.messages }).click();
  await expect(panel.getByText(text).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Presses the button of the question that stands over the page. */
export const confirm = (page: Page, verb: string) => page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click();

/** The record whose papers, creator or link a reviewer has in hand. */
export const inHand = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Does something in at most so many presses; none at all would mean that they are not counted. */
export async function within<Result>(who: Person, most: number, run: () => Promise<Result>): Promise<Result> {
  const before = await who.presses();
  const result = await run();
  const presses = (await who.presses()) - before;
  expect(presses).toBeGreaterThan(0);
  expect(presses).toBeLessThanOrEqual(most);
  return result;
}
