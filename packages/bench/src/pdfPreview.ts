import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { longestTask } from './longestTask';
import { median } from './compare';
import { servePdfPage } from './pdfServer';

/** Milliseconds of one library in a fresh browser; `file` is when the file of the cold click was there, `longest` is processor time of the main thread's longest task. */
export interface Preview {
  cold: number;
  file: number;
  warm: number;
  longest: number;
}

type Library = 'ours' | 'pdfmake' | 'pdfmakePainted' | 'pdfkit';

/** Clicks through the built page in fresh browsers, the libraries in turn: ours until the first page is painted, peers until their file is made, pdfmake also until the painter of ours has painted it. */
export async function previewRounds(count: number): Promise<Record<Library, Preview>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'backlot-bench-pdf-'));
  await buildPage(folder);
  const fonts = fileURLToPath(new URL('../../pdf-export/fonts', import.meta.url));
  const strict = await servePdfPage({ folder, fonts, isStrict: true });
  const open = await servePdfPage({ folder, fonts, isStrict: false });
  const rounds: Record<Library, Preview>[] = [];
  try {
    for (let round = 0; round < count; round += 1) {
      rounds.push({
        ours: await visit(strict.url, 'ours'),
        pdfmake: await visit(open.url, 'pdfmake'),
        pdfmakePainted: await visit(open.url, 'pdfmakePainted'),
        pdfkit: await visit(open.url, 'pdfkit'),
      });
    }
  } finally {
    strict.server.close();
    open.server.close();
    await rm(folder, { recursive: true });
  }
  return rounds;
}

const buildPage = (folder: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: {
      format: 'es',
      rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js', entryFileNames: 'assets/worker-[hash].js' } },
    },
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: fileURLToPath(new URL('pdfPage.html', import.meta.url)) } },
  });

/** A fresh browser: nothing cached, no code compiled. A violation of the policy fails the run. */
async function visit(url: string, library: Library): Promise<Preview> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${url}pdfPage.html`, { waitUntil: 'networkidle' });
    await browser.startTracing(page, { categories: ['toplevel'] });
    const cold = await click(page, `#${library}`);
    const file = library === 'ours' ? await page.evaluate<number>('window.fileMade - window.clicked') : cold;
    const longest = longestTask(await browser.stopTracing());
    const again = library === 'ours' ? 'button[aria-label="Next record"]' : `#${library}`;
    const warm = median([await click(page, again), await click(page, again), await click(page, again)]);
    if (problems.length > 0) throw new Error(`${library}: ${problems.join('\n')}`);
    return { cold, file, warm, longest };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from a click to a new painted page or a new file. */
const click = (page: Page, selector: string): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
  const canvas = () => document.querySelector('canvas[role=img]');
  const before = canvas();
  window.peerSize = 0;
  const start = window.clicked = performance.now();
  document.querySelector('${selector}').click();
  const look = () => {
    const isPainted = canvas() && canvas() !== before && canvas().width > 300;
    if (isPainted || window.peerSize > 1000) return requestAnimationFrame(() => resolve(performance.now() - start));
    if (performance.now() - start > 30000) return reject(new Error('nothing was shown after a click on ${selector}: ' + document.body.innerText));
    setTimeout(look, 2);
  };
  look();
})`);
