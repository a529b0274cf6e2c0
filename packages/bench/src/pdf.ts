import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import type { BenchResult } from './BenchResult';
import { compare, type Round } from './compare';
import { servePdfPage } from './pdfServer';

/** B16: 200 work orders in Node beside pdfmake and pdfkit; the first of a process. B17: click to first page in the browser, cold, under the strict policy. */
export async function run(): Promise<BenchResult[]> {
  const { rounds } = printInNode<{ rounds: Record<'ours' | 'pdfmake' | 'pdfkit', number>[] }>();
  const first = Array.from({ length: 3 }, () => [firstInNode('ours'), firstInNode('pdfmake')] as const);
  const { shown, blocked } = await previewRounds();
  return [
    compare({ id: 'B16', name: 'one of 200 work orders, zh + vi + ₱, processor time, beside pdfmake', rounds: rounds.map((it): Round => [it.ours, it.pdfmake]), unit: 'ms', bar: '≤ 0.9' }),
    compare({ id: 'B16', name: 'one of 200 work orders beside pdfkit by hand (no layout, no page numbers)', rounds: rounds.map((it): Round => [it.ours, it.pdfkit]), unit: 'ms', bar: '≤ 4' }),
    compare({ id: 'B16', name: 'one of 200 work orders beside the floor of 1,200 a minute', rounds: rounds.map((it): Round => [it.ours, 50]), unit: 'ms', bar: '≤ 1' }),
    compare({ id: 'B16', name: 'first work order of a process beside pdfmake', rounds: first, unit: 'ms', bar: '≤ 1.2' }),
    compare({ id: 'B17', name: 'click to first page shown, cold, in workers; pdfmake: click to file made', rounds: shown, unit: 'ms', bar: '≤ 1.2' }),
    compare({ id: 'B17', name: 'longest task of the main thread meanwhile, beside the limit of 50 ms', rounds: blocked.map(([ours]): Round => [ours, 50]), unit: 'ms', bar: '≤ 1' }),
    compare({ id: 'B17', name: 'longest task of the main thread meanwhile, beside pdfmake', rounds: blocked, unit: 'ms', bar: '≤ 0.5' }),
  ];
}

function printInNode<Answer>(...args: string[]): Answer {
  const output = execFileSync('tsx', [fileURLToPath(new URL('pdfPrint.tsx', import.meta.url)), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.trim().split('\n').at(-1)!) as Answer;
}

const firstInNode = (library: string) => printInNode<{ first: number }>(library).first;

async function previewRounds() {
  const folder = await mkdtemp(join(tmpdir(), 'backlot-bench-pdf-'));
  await buildPage(folder);
  const fonts = fileURLToPath(new URL('../../pdf-export/fonts', import.meta.url));
  const strict = await servePdfPage({ folder, fonts, isStrict: true });
  const open = await servePdfPage({ folder, fonts, isStrict: false });
  const shown: Round[] = [];
  const blocked: Round[] = [];
  try {
    for (let round = 0; round < 5; round += 1) {
      const ours = await clickIn({ url: strict.url, button: 'ours', isDone: "document.querySelector('canvas[role=img]')?.width > 300" });
      const peer = await clickIn({ url: open.url, button: 'pdfmake', isDone: 'window.pdfMakeSize > 1000' });
      shown.push([ours.shown, peer.shown]);
      blocked.push([ours.longest, peer.longest]);
    }
  } finally {
    strict.server.close();
    open.server.close();
    await rm(folder, { recursive: true });
  }
  return { shown, blocked };
}

const buildPage = (folder: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js', entryFileNames: 'assets/worker-[hash].js' } } },
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: fileURLToPath(new URL('pdfPage.html', import.meta.url)) } },
  });

/** A fresh browser: nothing cached, no code compiled. A violation of the policy fails the run. */
async function clickIn({ url, button, isDone }: { url: string; button: string; isDone: string }): Promise<{ shown: number; longest: number }> {
  const browser: Browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const violations: string[] = [];
    page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
    page.on('pageerror', (error) => violations.push(error.message));
    await page.goto(`${url}pdfPage.html`, { waitUntil: 'networkidle' });
    const measured = await page.evaluate<{ shown: number; longest: number }>(measureClick(button, isDone)).catch((error: unknown) => {
      throw new Error(`${button}: ${String(error)} ${violations.join('\n')}`);
    });
    if (violations.length > 0) throw new Error(violations.join('\n'));
    return measured;
  } finally {
    await browser.close();
  }
}

const measureClick = (button: string, isDone: string) => `new Promise((resolve, reject) => {
  const tasks = [0];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' });
  const start = performance.now();
  document.querySelector('#${button}').click();
  const look = () => {
    if (${isDone}) return requestAnimationFrame(() => { const shown = performance.now() - start; setTimeout(() => resolve({ shown, longest: Math.max(...tasks) }), 200); });
    if (performance.now() - start > 60000) return reject(new Error('nothing was shown: ' + document.querySelector('[role=alert]')?.textContent));
    setTimeout(look, 5);
  };
  look();
})`;

