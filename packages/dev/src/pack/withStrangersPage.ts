import { chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from '../browser/findBrowser.ts';

/** pdf.js says so because it already runs in a worker: it is where it should be. */
const expected = /Setting up fake worker/;

/** Uses a page of Chromium. Answers what `act` found, and every error and warning of the page meanwhile. */
export async function withStrangersPage(
  act: (page: Page) => Promise<string[]>,
  options: { colorScheme?: 'light' | 'dark' } = {},
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage(options);
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (/error|warning/.test(message.type()) && !expected.test(message.text())) said.push(`${page.url()}: ${message.text()}`);
    });
    const found = await act(page);
    return [...found, ...said];
  } finally {
    await browser.close();
  }
}
