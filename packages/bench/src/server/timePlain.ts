import type { BenchDatabase } from './database';

/** Milliseconds that a statement takes, the middle one of three. */
export async function timePlain({ run }: Pick<BenchDatabase, 'run'>, statement: string): Promise<number> {
  const each: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const begun = performance.now();
    await run(statement);
    each.push(performance.now() - begun);
  }
  return each.toSorted((a, b) => a - b)[1] ?? Number.NaN;
}
