import type { Page } from 'playwright';
import type { BenchResult } from './BenchResult';
import { compare, median, type Round } from './compare';
import { bundlePage, inFreshPage } from './measureInPage';
import { tablePages } from './tablePages';
import { weighTable } from './weighTable';

const rounds = 5;

/** Every round of each measure in ms. */
export interface TableRounds {
  mountAg: Round[];
  mountBare: Round[];
  sortNumberAg: Round[];
  sortTextAg: Round[];
  filterAg: Round[];
}

type Library = 'ours' | 'agGrid';

/** B1 to B7: the table over rows in memory beside AG Grid community and a bare DataGrid, and over a server beside react-admin. */
export async function run(): Promise<BenchResult[]> {
  const script = await bundlePage('dataTablePage.tsx');
  const measured = await inFreshPage(script, (page) => page.evaluate<TableRounds>('page.measure()'));
  const row = (id: string, name: string, bar: string, figures: readonly Round[]) => compare({ id, name, bar, unit: 'ms', rounds: figures });
  return [
    row('B1', '100,000 rows, mount to first 20 painted, beside AG Grid', '≤ 0.75', measured.mountAg),
    row('B1', 'the same beside a bare DataGrid', '≤ 1.15', measured.mountBare),
    row('B2', '100,000 rows, click on a header of numbers to first row changed, beside AG Grid', '≤ 0.70', measured.sortNumberAg),
    row('B2', 'the same with a header of names: by the rules of the language, AG Grid by code points', '≤ 0.70', measured.sortTextAg),
    row('B3', '100,000 rows, quick filter to rows changed, beside AG Grid', '≤ 0.85', measured.filterAg),
    ...(await tablePages()),
    ...(await scrolling(script)),
    ...(await heaps(script)),
    ...(await weighTable()),
  ];
}

interface Frames {
  p95: number;
  p99: number;
  longest: number;
}

async function scrolling(script: string): Promise<BenchResult[]> {
  const all: (readonly [Frames, Frames])[] = [];
  for (let round = 0; round < rounds; round += 1) all.push([await scroll(script, 'ours'), await scroll(script, 'agGrid')]);
  const limit = (figure: keyof Frames, bar: number): Round[] => all.map(([ours]) => [ours[figure], bar]);
  const row = (name: string, bar: string, figures: readonly Round[]) => compare({ id: 'B5', name, bar, unit: 'ms', rounds: figures });
  return [
    row('scroll over 100 rows, frame p95, beside 33 ms', '≤ 1', limit('p95', 33)),
    row('the same, longest frame, beside 100 ms', '≤ 1', limit('longest', 100)),
    row(
      'the same, frame p99, beside AG Grid',
      'none',
      all.map(([ours, ag]) => [ours.p99, ag.p99]),
    ),
  ];
}

/** Frames while a wheel scrolls down over 100 rows and up again, two screens a second. */
const scroll = (script: string, library: Library): Promise<Frames> =>
  inFreshPage(script, async (page) => {
    await page.evaluate(`page.show('${library}', ${library === 'ours' ? 100 : 100_000}, 100)`);
    const devtools = await page.context().newCDPSession(page);
    const gesture = (yDistance: number) =>
      devtools.send('Input.synthesizeScrollGesture', { x: 500, y: 450, yDistance, speed: 1800, gestureSourceType: 'mouse' });
    await gesture(-400);
    await page.evaluate('page.frames()');
    await gesture(-4000);
    await gesture(4000);
    const frames = (await page.evaluate<number[]>('page.frames()')).toSorted((one, other) => one - other);
    const share = (part: number) => frames[Math.floor(frames.length * part)] ?? Number.NaN;
    return { p95: share(0.95), p99: share(0.99), longest: frames.at(-1) ?? Number.NaN };
  });

async function heaps(script: string): Promise<BenchResult[]> {
  const of = async (count: number): Promise<Round[]> => {
    const figures: Round[] = [];
    for (let round = 0; round < rounds; round += 1) figures.push([await heap(script, 'ours', count), await heap(script, 'agGrid', count)]);
    return figures;
  };
  const row = (name: string, figures: readonly Round[]) => compare({ id: 'B6', name, bar: '≤ 0.8', unit: 'MB', rounds: figures });
  return [
    row('memory of 100,000 rows on screen, sorted and filtered, beside AG Grid', await of(100_000)),
    row('memory of 1,000,000 rows on screen, sorted and filtered, beside AG Grid', await of(1_000_000)),
  ];
}

/** Megabytes that rows, table and its filled caches hold after collecting garbage. */
const heap = (script: string, library: Library, count: number): Promise<number> =>
  inFreshPage(script, async (page) => {
    const before = await usedHeap(page);
    await page.evaluate(`page.show('${library}', ${count}, 20)`);
    await page.evaluate('page.fillCaches()');
    return (await usedHeap(page)) - before;
  });

async function usedHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const figures: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    figures.push((await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6);
  }
  await devtools.detach();
  return median(figures);
}
