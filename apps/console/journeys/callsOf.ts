import type { Page } from '@playwright/test';
import { holdToken } from './journey';

/** Calls of the super administrator, signed in on the page, for what a journey needs before it begins. */
export async function callsOf(page: Page) {
  const token = await holdToken(page, 'superAdmin');
  const headers = { authorization: `Bearer ${token}` };
  const read = async (answer: { json: () => Promise<unknown> }) => ((await answer.json()) as { data: never }).data;
  return {
    get: async <Data>(path: string): Promise<Data> => read(await page.request.get(`/api/main${path}`, { headers })),
    post: async <Data>(path: string, data: object): Promise<Data> => read(await page.request.post(`/api/main${path}`, { headers, data })),
  };
}
