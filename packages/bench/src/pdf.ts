import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BenchResult } from './BenchResult';
import { compare, type Round } from './compare';
import { previewRounds } from './pdfPreview';

type Library = 'ours' | 'pdfmake' | 'pdfkit';
type Figures = Record<Library, number>;

/** B16: 200 work orders in Node beside pdfmake and pdfkit, and the first of a process. B17: click to first page in the browser, cold under the strict policy and warm. */
export async function run(): Promise<BenchResult[]> {
  const { rounds } = printInNode<{ rounds: Figures[] }>();
  const first = Array.from({ length: 3 }, (): Figures => ({
    ours: firstInNode('ours'),
    pdfmake: firstInNode('pdfmake'),
    pdfkit: firstInNode('pdfkit'),
  }));
  const previews = await previewRounds(5);
  const beside = (figures: readonly Figures[], peer: Library) => figures.map((it): Round => [it.ours, it[peer]]);
  const [cold, warm, longest, file] = (['cold', 'warm', 'longest', 'file'] as const).map((key) =>
    previews.map(({ ours, pdfmake, pdfkit }): Figures => ({ ours: ours[key], pdfmake: pdfmake[key], pdfkit: pdfkit[key] })),
  ) as [Figures[], Figures[], Figures[], Figures[]];
  const painted = previews.map(({ ours, pdfmakePainted }): Round => [ours.cold, pdfmakePainted.cold]);
  const limit = (figures: readonly Figures[], most: number) => figures.map((it): Round => [it.ours, most]);
  return [
    compare({
      id: 'B16',
      name: 'one of 200 work orders, zh + vi + ₱, processor time, beside pdfmake',
      rounds: beside(rounds, 'pdfmake'),
      unit: 'ms',
      bar: '≤ 0.9',
    }),
    compare({
      id: 'B16',
      name: 'the same beside pdfkit by hand (no layout, no page numbers)',
      rounds: beside(rounds, 'pdfkit'),
      unit: 'ms',
      bar: 'none',
    }),
    compare({ id: 'B16', name: 'the same beside the floor of 1,200 a minute', rounds: limit(rounds, 50), unit: 'ms', bar: '≤ 1' }),
    compare({
      id: 'B16',
      name: 'first work order of a process, fonts opened, beside pdfmake',
      rounds: beside(first, 'pdfmake'),
      unit: 'ms',
      bar: '≤ 1.2',
    }),
    compare({ id: 'B16', name: 'the same beside pdfkit by hand', rounds: beside(first, 'pdfkit'), unit: 'ms', bar: 'none' }),
    compare({
      id: 'B17',
      name: 'click to first page painted, cold, in workers; pdfmake: click to file made',
      rounds: beside(cold, 'pdfmake'),
      unit: 'ms',
      bar: '≤ 1.2',
    }),
    compare({ id: 'B17', name: 'the same; pdfkit: click to file made', rounds: beside(cold, 'pdfkit'), unit: 'ms', bar: 'none' }),
    compare({
      id: 'B17',
      name: 'click to first page painted, cold; pdfmake with its file painted by the same painter',
      rounds: painted,
      unit: 'ms',
      bar: 'none',
    }),
    compare({
      id: 'B17',
      name: 'click to file made, cold, in a worker; pdfmake on the main thread',
      rounds: beside(file, 'pdfmake'),
      unit: 'ms',
      bar: 'none',
    }),
    compare({ id: 'B17', name: 'click to first page painted, cold, beside 1 s', rounds: limit(cold, 1000), unit: 'ms', bar: '≤ 1' }),
    compare({
      id: 'B17',
      name: 'next record to page painted, warm; pdfmake: to file made',
      rounds: beside(warm, 'pdfmake'),
      unit: 'ms',
      bar: 'none',
    }),
    compare({ id: 'B17', name: 'the same; pdfkit: to file made', rounds: beside(warm, 'pdfkit'), unit: 'ms', bar: 'none' }),
    compare({
      id: 'B17',
      name: 'longest task of the main thread meanwhile, processor time, beside the limit of 50 ms',
      rounds: limit(longest, 50),
      unit: 'ms',
      bar: '≤ 1',
    }),
    compare({ id: 'B17', name: 'the same beside pdfmake', rounds: beside(longest, 'pdfmake'), unit: 'ms', bar: '≤ 0.5' }),
  ];
}

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

function printInNode<Answer>(...args: string[]): Answer {
  const output = execFileSync(process.execPath, ['--import', tsx, fileURLToPath(new URL('pdfPrint.tsx', import.meta.url)), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.trim().split('\n').at(-1)!) as Answer;
}

const firstInNode = (library: Library) => printInNode<{ first: number }>(library).first;
