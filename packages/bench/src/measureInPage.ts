import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';

/** Builds `src/<entry>` for production, opens it in a blank page of Chromium and answers what its `measure()` answers. */
export async function measureInPage<Rounds>(entry: string): Promise<Rounds> {
  const script = await bundlePage(entry);
  return inFreshPage(script, (page) => page.evaluate<Rounds>('page.measure()'));
}

/** Runs a built page in a browser of its own, for measures that need the browser's tools as well. */
export async function inFreshPage<Figures>(script: string, measured: (page: Page) => Promise<Figures>): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addScriptTag({ content: script });
    return await measured(page);
  } finally {
    await browser.close();
  }
}

/** `src/<entry>` as one script for production; what it exports is the page's global `page`. */
export async function bundlePage(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['iife'], name: 'page' } },
  });
  const output = [built].flat().flatMap((it) => ('output' in it ? it.output : []));
  const script = output.find((it) => it.type === 'chunk');
  if (!script) throw new Error(`The page ${entry} was not built.`);
  return script.code;
}
