import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell is the same engine without a window: a sixth faster, and none of its pages is ever in the background. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Flags that keep a headless Chromium quiet and runnable without a sandbox or a GPU. Pages of tests live for seconds: to
 * optimise their scripts costs about a fifth of the processor's time and never pays.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-turbofan --no-maglev',
];

/**
 * Path of a Chromium to test with: CHROMIUM_PATH, an installed headless shell, Debian's package of it when running
 * as root, an installed Chromium or Chrome, Playwright's own download. Throws one sentence that says what to install when none can be had.
 */
export function findBrowser(): string {
  const path = process.env.CHROMIUM_PATH ?? installed(shells) ?? fromDebian() ?? installed(names) ?? fromPlaywright();
  if (path && existsSync(path)) return path;
  throw new Error('Browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.');
}

function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...wellKnown].find(existsSync);
}

/** As root on Debian; an installed Chromium does where its headless shell cannot be had. */
function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  if (install('chromium-headless-shell')) return installed(shells);
  return installed(names) ?? (install('chromium') ? installed(names) : undefined);
}

function install(name: string): boolean {
  process.stderr.write(`Installing ${name} from Debian packages…\n`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', name, 'fonts-noto-cjk'], quiet);
    return true;
  } catch {
    return false;
  }
}

function fromPlaywright(): string | undefined {
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
    return execFileSync(process.execPath, ['-e', "console.log(require('playwright').chromium.executablePath())"], {
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}
