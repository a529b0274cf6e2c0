import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from '@backlot/dev/browser';
import { chromium } from 'playwright';
import { build } from 'vite';
import type { I18nRounds } from './i18nPage';

/** One figure beside its peer; lower is better. */
export interface I18nResult {
  id: 'B21';
  name: string;
  ours: number;
  peer: number;
  unit: string;
  ratio: number;
  bar: string;
}

/** B21: plain and plural look-ups beside i18next, a language switch under a mounted shell beside react-i18next. */
export async function run(): Promise<I18nResult[]> {
  const { plain, plural, language } = await measureInBrowser(await bundlePage());
  return [
    result({ name: 'plain word beside i18next', rounds: plain, unit: 'ns', bar: '≤ 0.1' }),
    result({ name: 'plural beside i18next', rounds: plural, unit: 'ns', bar: '≤ 0.65' }),
    result({ name: 'language switch under the full shell beside react-i18next', rounds: language, unit: 'ms', bar: '≤ 1.0' }),
  ];
}

/** The page as one production script. */
async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('i18nPage.tsx', import.meta.url)), formats: ['iife'], name: 'page' },
    },
  });
  const output = [built].flat().flatMap((it) => ('output' in it ? it.output : []));
  const script = output.find((it) => it.type === 'chunk');
  if (!script) throw new Error('The i18n benchmark page was not built.');
  return script.code;
}

async function measureInBrowser(script: string): Promise<I18nRounds> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addScriptTag({ content: script });
    return await page.evaluate<I18nRounds>('page.measure()');
  } finally {
    await browser.close();
  }
}

interface Measured {
  name: string;
  rounds: readonly (readonly [ours: number, peer: number])[];
  unit: string;
  bar: string;
}

function result({ name, rounds, unit, bar }: Measured): I18nResult {
  const ours = median(rounds.map(([it]) => it));
  const peer = median(rounds.map(([, it]) => it));
  return { id: 'B21', name, ours, peer, unit, ratio: ours / peer, bar };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
