import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { previewAndSave } from './previewAndSave.ts';
import { withStrangersPage } from './withStrangersPage.ts';

/** What a page says before any script of it has run. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  '/?lang=en': ['Nickname', 'value="linh.reviewne"'],
  '/designer?lang=vn': ['A form of a stranger', 'Điều khiển cơ bản'],
  '/rows?lang=en': ['Creators'],
  '/names?lang=vn': ['Việt Nam', 'signedIn', 'may query', 'may not kick', '1.234.567'],
  '/names?lang=zh-CN': ['越南'],
  '/paper?lang=en': ['Preview'],
};

/**
 * Reads what the built app draws on a server, then takes each page over in Chromium and uses it, with React as it is for
 * development, which says where a page and what was drawn of it differ. Answers what is wrong.
 */
export async function openRouterStranger(folder: string): Promise<string[]> {
  const missing = await served({ folder, env: 'production' }, wordsMissing);
  const used = await served({ folder, env: 'development' }, (home) =>
    withStrangersPage((page) => useIt(page, home), { colorScheme: 'dark' }),
  );
  return [...missing, ...used];
}

async function served({ folder, env }: { folder: string; env: string }, act: (home: string) => Promise<string[]>): Promise<string[]> {
  const server = spawn('node', [join(folder, 'server.mjs')], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: env } });
  let complaints = '';
  server.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  try {
    const [first] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as [Buffer | number];
    if (typeof first === 'number') throw new Error(`The server of the app ends with ${first}:\n${complaints}`);
    const found = await act(first.toString().trim());
    return [...found, ...(complaints ? [`the server says:\n${complaints}`] : [])];
  } finally {
    server.kill();
  }
}

async function wordsMissing(home: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [path, words] of Object.entries(drawn)) {
    const html = await (await fetch(`${home}${path}`)).text();
    missing.push(...words.filter((word) => !html.includes(word)).map((word) => `the server draws ${path} without “${word}”`));
  }
  return missing;
}

async function useIt(page: Page, home: string): Promise<string[]> {
  for (const path of Object.keys(drawn)) await page.goto(`${home}${path}`, { waitUntil: 'networkidle' });
  await page.goto(`${home}/?lang=en`);
  await page.getByLabel('Nickname').fill('bea.cooks');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('bea.cooks is kept').waitFor();
  await page.getByRole('link', { name: 'rows' }).click();
  await page.getByText('creator 7', { exact: true }).waitFor();
  await page.getByRole('columnheader', { name: /Followers/ }).click();
  await page.waitForURL(/sort/i);
  await page.getByRole('link', { name: 'designer' }).click();
  await page.getByRole('heading', { name: 'A form of a stranger' }).waitFor();
  await page.getByRole('link', { name: 'names' }).click();
  await page.getByText('Vietnam').first().waitFor();
  await page.getByRole('link', { name: 'paper' }).click();
  return previewAndSave(page);
}
