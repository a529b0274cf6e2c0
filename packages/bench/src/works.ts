import type { BenchResult } from './BenchResult';
import { figuresOf } from './serverTest';

const works = 1_000_000;

/** Works of a channel with their figures of the hour, kept as workers keep them, beside a plain copy of the same rows. */
export async function run(): Promise<BenchResult[]> {
  const file = 'modules/collection/queue/manyWorks.test.ts';
  const told = await figuresOf<Record<'firstPerSecond' | 'againPerSecond' | 'copiedPerSecond', number>>(file, { WORKS: String(works) });
  const beside = (name: string, ours: number): BenchResult => ({
    id: 'works',
    name: `${name} a second of ${works.toLocaleString('en')}, beside COPY of the same rows`,
    ours,
    peer: told.copiedPerSecond,
    unit: 'a second',
    ratio: ours / told.copiedPerSecond,
    bar: 'the limit',
  });
  return [
    beside('new works with a snapshot', told.firstPerSecond),
    beside('the same an hour later, all of them changed,', told.againPerSecond),
  ];
}
