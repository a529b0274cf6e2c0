import { open } from 'node:fs/promises';
import { expect } from './journey';
import { cardOf } from './mainJob.creators';
import type { Person } from './mainJob.people';

/** What a film begins with; the rest is empty, which makes no difference to how it travels. */
const begin = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isommp42'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mdat'),
]);

/** A film at this path, of 300 MB unless told otherwise. */
export async function film(path: string, megabytes = 300): Promise<string> {
  const file = await open(path, 'w');
  await file.write(begin);
  await file.truncate(megabytes * 1024 * 1024);
  await file.close();
  return path;
}

/** Cuts the network when so many parts have arrived, until the page says so. */
async function cutAfter({ page, context }: Person, parts: number): Promise<void> {
  for (let arrived = 0; arrived < parts; arrived += 1)
    await page.waitForResponse((response) => response.url().includes('/main/upload/part') && response.ok());
  await context.setOffline(true);
  await expect(page.getByText('The network is away. The upload goes on by itself as soon as it is back.')).toBeVisible();
  await context.setOffline(false);
}

/** The BD brings a script on the page of the order, over a network that is cut twice. */
export async function bringScript(bd: Person, { up, name, path }: { up: string; name: string; path: string }): Promise<void> {
  await cardOf(bd.page, up).getByRole('button', { name: 'Add a script' }).click();
  const dialog = bd.page.getByRole('dialog', { name: `New script for ${up}` });
  await dialog.getByRole('textbox', { name: 'Name of the script' }).fill(name);
  await dialog.locator('input[type=file]').setInputFiles(path);
  await cutAfter(bd, 3);
  await cutAfter(bd, 8);
  const send = dialog.getByRole('button', { name: 'Submit script' });
  await expect(send).toBeEnabled({ timeout: 90_000 });
  await send.click();
  await expect(bd.page.getByText(`Script for ${up} submitted`)).toBeVisible();
}

/** The BD reads on a Chinese phone why it was rejected, and brings it again from there. */
export async function bringAgain({ page }: Person, { name, reason }: { name: string; reason: string }): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText(`已驳回：${reason}。请提交新版本。`)).toBeVisible();
  await page.getByRole('button', { name: '新版本' }).first().click();
  const again = page.getByRole('dialog', { name: `“${name}”的新版本` });
  await again.getByRole('radio', { name: '沿用原内容' }).check();
  await again.getByRole('textbox', { name: '修改了什么' }).fill('产品出现在第一个画面。');
  await again.getByRole('button', { name: '提交新版本' }).click();
  await expect(page.getByText(`“${name}”的新版本已提交`)).toBeVisible();
}
