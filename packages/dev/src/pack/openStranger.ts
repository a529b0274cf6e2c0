import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browser/findBrowser.ts';

const mime: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.ttf': 'font/ttf',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Opens the built app in Chromium and previews and downloads a PDF there. Answers what is missing: empty sections and page errors. */
export async function openStranger(folder: string): Promise<string[]> {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : normalize(request.url?.split('?')[0] ?? '/');
    try {
      response.setHeader('content-type', mime[extname(path)] ?? 'application/octet-stream');
      response.end(readFileSync(join(folder, 'dist', path)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const { port } = server.address() as { port: number };
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByTestId('ready').waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('dialog').getByRole('img').first().waitFor({ timeout: 30_000 });
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 30_000 }),
      page.getByRole('dialog').getByRole('button', { name: /PDF/ }).click(),
    ]);
    const saved = await download.path();
    if (!download.suggestedFilename().endsWith('.pdf') || readFileSync(saved).subarray(0, 5).toString() !== '%PDF-')
      problems.push(`the download ${download.suggestedFilename()} is not a PDF`);
    const empty = await page
      .locator('section[aria-label]')
      .evaluateAll((sections) => sections.filter((one) => !one.textContent?.trim()).map((one) => one.getAttribute('aria-label')));
    return [...problems, ...empty.map((label) => `section ${label} is empty`)];
  } finally {
    await browser.close();
    server.close();
  }
}
