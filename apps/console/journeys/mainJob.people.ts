import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, holdToken, speak } from './journey';

/** One person in a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** A call as this person, outside the page. */
  call: <Data>(method: 'get' | 'post', path: string, input?: object) => Promise<{ code: number; data: Data }>;
  /** Stores a picture and answers its id. */
  upload: () => Promise<string>;
}

/** Signs somebody in, in a context of their own. */
export async function person(browser: Browser, { account, baseURL }: { account: string; baseURL: string }): Promise<Person> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await speak(context, 'en');
  const page = await context.newPage();
  const token = await holdToken(page, account);
  const headers = { authorization: `Bearer ${token}` };
  const call: Person['call'] = async (method, path, input = {}) => {
    const answer = await page.request[method](`/api${path}`, { headers, ...(method === 'get' ? { params: input as Record<string, string> } : { data: input }) });
    return answer.json();
  };
  const upload = async () => {
    const answer = await page.request.post('/api/main/sysFileInfo/upload', { headers, multipart: { file: { name: 'paper.png', mimeType: 'image/png', buffer: picture } } });
    return ((await answer.json()) as { data: { fileId: string } }).data.fileId;
  };
  return { page, context, call, upload };
}

/** The bell shows a notice that begins so; the panel is closed again. */
export async function expectNotice({ page }: Person, text: RegExp): Promise<void> {
  await page.getByRole('button', { name: /unread notice|^Notices$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notices' });
  await panel.getByRole('tab', { name: /Messages/ }).click();
  await expect(panel.getByText(text).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** The smallest png there is: one pixel. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
