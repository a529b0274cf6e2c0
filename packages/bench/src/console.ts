import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { type Browser, chromium } from 'playwright';
import type { BenchResult } from './BenchResult';
import { compare, type Round } from './compare';
import { servePeer, startConsole } from './serveApps';

const rounds = 5;

/** Half of a slow phone on a slow line: 1.6 Mbit/s, 150 ms round trip, a processor four times slower. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

interface FirstVisit {
  /** Milliseconds from the address to a sign-in field that takes what is typed. */
  usableMs: number;
  /** Kilobytes of JavaScript as they travelled, without response headers. */
  kb: number;
}

/** B27: the first visit to the sign-in page beside react-admin's, both compressed, nothing cached. */
export async function run(): Promise<BenchResult[]> {
  const ours = await startConsole();
  const peer = await servePeer();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const visits: (readonly [FirstVisit, FirstVisit])[] = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push([await visit(browser, `${ours.address}/user/login`), await visit(browser, `${peer.address}/#/login`)]);
    }
    const of = (figure: keyof FirstVisit): Round[] => visits.map(([one, other]) => [one[figure], other[figure]]);
    return [
      compare({
        id: 'B27',
        name: 'JavaScript of the sign-in page (brotli) beside react-admin',
        unit: 'kB',
        bar: '≤ 0.55',
        rounds: of('kb'),
      }),
      compare({ id: 'B27', name: 'sign-in usable on a slow phone beside react-admin', unit: 'ms', bar: '≤ 0.7', rounds: of('usableMs') }),
    ];
  } finally {
    await browser.close();
    ours.stop();
    peer.stop();
  }
}

async function visit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowLine);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const begun = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.locator('form input').first();
    await field.fill('x', { timeout: 60_000 });
    const usableMs = performance.now() - begun;
    await page.waitForLoadState('networkidle');
    return { usableMs, kb: bytes / 1000 };
  } finally {
    await context.close();
  }
}
