import type { BenchDatabase } from './database';

/** From then on a statement is asked once. */
const longMs = 60_000;

/** Milliseconds that a statement takes, the middle one of three; one that takes longer than a minute is asked once. */
export async function timePlain({ run }: Pick<BenchDatabase, 'run'>, statement: string): Promise<number> {
  const each: number[] = [];
  for (let turn = 0; turn < 3 && (each[0] ?? 0) < longMs; turn += 1) {
    const begun = performance.now();
    await run(statement);
    each.push(performance.now() - begun);
  }
  return each.toSorted((a, b) => a - b)[each.length >> 1] ?? Number.NaN;
}
