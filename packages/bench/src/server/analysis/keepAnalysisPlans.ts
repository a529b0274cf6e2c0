import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnalysisDatabase, size } from '../analysisDatabase';
import { plansIn } from '../plans';
import type { Call } from './Call';

/** Statements that took less tell nothing about the size. */
const leastMs = 20;

/** Works of a merchant are named one by one. */
const manyIds = /\{(\d+)(?:,\d+){20,}\}/g;

/** Keeps the plans of what the heaviest calls ask, as the database itself tells them; those of a trial beside, not among the others. */
export async function keepAnalysisPlans({ run, start }: AnalysisDatabase, heaviest: readonly Call[]): Promise<void> {
  const [where] = await run<{ folder: string; name: string }>(
    `select current_setting('data_directory') as folder, current_database() as name`,
  );
  const log = join(where?.folder ?? '', '../log');
  const set = (setting: string, value: string) => run(`alter database ${where?.name} set ${setting} = ${value}`);
  await set('session_preload_libraries', `'auto_explain'`);
  await set('auto_explain.log_min_duration', String(leastMs));
  await set('auto_explain.log_analyze', 'on');
  await set('auto_explain.log_buffers', 'on');
  const server = await start();
  try {
    const kept: string[] = [];
    for (const { account, path } of heaviest) {
      const headers = await server.signIn(account);
      const before = statSync(log).size;
      await fetch(`${server.api}${path}`, { headers });
      const plans = plansIn(readFileSync(log).subarray(before).toString(), /./);
      if (plans.length > 0) kept.push(`# ${account} ${path}\n\n${plans.join('\n\n').replaceAll(manyIds, '{$1,…}')}`);
    }
    const file =
      size === 1 ? fileURLToPath(new URL('../../../plans/analysis.txt', import.meta.url)) : join(tmpdir(), 'backlot-analysis-plans.txt');
    const about = `Plans of the heaviest calls of the analysis, statements of ${leastMs} ms and more, made by \`pnpm bench analysis\``;
    writeFileSync(file, `${about}.\n\n${kept.join('\n\n\n')}\n`);
  } finally {
    await server.stop();
    await run(`alter database ${where?.name} reset all`);
  }
}
