import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { previewAndSave } from './previewAndSave.ts';
import { withStrangersPage } from './withStrangersPage.ts';

const mime: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.ttf': 'font/ttf',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Opens the built app in Chromium, uses it, previews and saves a PDF. Answers what is wrong: empty sections, errors, journeys that fail. */
export async function openViteStranger(folder: string): Promise<string[]> {
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
  const { port } = server.address() as { port: number };
  try {
    return await withStrangersPage(async (page) => {
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.getByTestId('ready').waitFor({ timeout: 20_000 });
      const nickname = page.getByRole('region', { name: 'form' }).getByLabel('Nickname');
      await nickname.fill('bea.cooks');
      const typed = await nickname.inputValue();
      await page.getByRole('region', { name: 'rows' }).getByText('linh.reviewne').waitFor();
      const saved = await previewAndSave(page);
      const empty = await page
        .locator('section[aria-label]')
        .evaluateAll((sections) => sections.filter((one) => !one.textContent?.trim()).map((one) => one.getAttribute('aria-label')));
      return [
        ...(typed === 'bea.cooks' ? [] : [`the form keeps “${typed}”`]),
        ...saved,
        ...empty.map((label) => `section ${label} is empty`),
      ];
    });
  } finally {
    server.close();
  }
}
