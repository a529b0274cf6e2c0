import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { tokenOf } from './journey';
import { demoPassword } from './startServer';

/** Signs somebody in outside the browser; answers how they write a notice to a reader. */
export async function noticeWriter(
  elsewhere: APIRequestContext,
  account: string,
): Promise<(title: string, reader: string) => Promise<void>> {
  const { data: token } = (await (await elsewhere.post('/api/main/login', { data: { account, password: demoPassword } })).json()) as {
    data: string;
  };
  return async (title, reader) => {
    const data = { title, content: 'The warehouse closes at noon.', type: 2, noticeUserIdList: [reader], publish: true };
    const answer = await elsewhere.post('/api/main/sysNotice/add', { headers: { authorization: `Bearer ${token}` }, data });
    expect(((await answer.json()) as { success: boolean }).success).toBe(true);
  };
}

/** The id of the person who is signed in on a page. */
export async function readerOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/main/getLoginUser', { headers: { authorization: `Bearer ${await tokenOf(page)}` } });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
