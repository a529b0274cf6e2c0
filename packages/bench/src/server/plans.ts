import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBacklot } from './backlot';
import type { BenchDatabase } from './database';
import { usualFilters } from './library';
import { searches } from './lists';

const folder = fileURLToPath(new URL('../../plans', import.meta.url));

/**
 * Keeps the plans of what the library asks for each usual filter, and of the lists, as the database itself tells them
 * (auto_explain): the statements are those of the running server, total and rows.
 */
export async function keepPlans({ url, run }: BenchDatabase): Promise<void> {
  const [where] = await run<{ folder: string; name: string }>(
    `select current_setting('data_directory') as folder, current_database() as name`,
  );
  const log = join(where?.folder ?? '', '../log');
  await run(
    `alter database ${where?.name} set session_preload_libraries = 'auto_explain'; alter database ${where?.name} set auto_explain.log_min_duration = 0; alter database ${where?.name} set auto_explain.log_analyze = on; alter database ${where?.name} set auto_explain.log_buffers = on`,
  );
  const { api, signIn, stop } = await startBacklot(url);
  try {
    const planOf = async (path: string, headers: Record<string, string>, tables: RegExp) => {
      const before = statSync(log).size;
      const [route, query = ''] = path.split('?');
      await fetch(
        `${api}${route}?${new URLSearchParams({ pageNo: '1', pageSize: '20', ...Object.fromEntries(new URLSearchParams(query)) }).toString()}`,
        { headers },
      );
      return plansIn(readFileSync(log).subarray(before).toString(), tables).join('\n\n');
    };
    const keep = (file: string, about: string, kept: readonly string[]) =>
      writeFileSync(join(folder, file), `${about}, made by \`pnpm bench server\`.\n\n${kept.join('\n\n\n')}\n`);
    mkdirSync(folder, { recursive: true });
    const bd = await signIn('bd.ph.1');
    const filters: string[] = [];
    for (const [name, query] of Object.entries(usualFilters))
      filters.push(`# ${name}\n\n${await planOf(`/main/up/page?${query}`, bd, /from "ups"/)}`);
    keep('library.txt', 'Plans of the usual filters over a million creators, the total before it is known and the rows of page 1', filters);
    const found: string[] = [];
    for (const account of ['superAdmin', 'leader.ph']) {
      const headers = await signIn(account);
      for (const path of plannedLists) {
        const plans = await planOf(
          path,
          headers,
          /from "(?:ups|users|roles|user_roles|operation_logs|visit_logs|work_orders|work_order_links|work_order_ups)"/,
        );
        if (plans) found.push(`# ${account} ${path}\n\n${plans}`);
      }
    }
    keep('lists.txt', 'Plans of lists at 100,000 users, totals before they are known and rows', found);
  } finally {
    await stop();
    await run(`alter database ${where?.name} reset all`);
  }
}

/** Lists that once took longer than their bar, and the searches. */
const plannedLists = [
  '/main/sysRole/page',
  '/main/sysUser/page',
  '/main/sysOpLog/page',
  '/main/up/page',
  '/main/workOrder/bd',
  '/main/workOrderLink/page',
  '/main/workOrderUp/page',
  ...searches,
];

/** The plans of statements over some tables in a part of the database's log. */
export const plansIn = (text: string, tables: RegExp): string[] =>
  text
    .split(/^\d{4}-\d\d-\d\d .*LOG: {2}/m)
    .filter(
      (entry) => /^duration: .* plan:/.test(entry) && tables.test(entry) && !/Query Text: (?:insert|update)|from "sessions"/.test(entry),
    )
    .map((entry) =>
      entry
        .trimEnd()
        .replace(/^duration: ([\d.]+ ms) {2}plan:\n/, '$1\n')
        .replace(/\n\t/g, '\n'),
    );
