import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@backlot/dev/postgres';
import { type Backlot, startBacklot } from './backlot';
import { startFilled } from './countDays';
import { addMillion, type BenchDatabase, runOn } from './database';
import { inTwoLines } from './inTwoLines';
import { takeAway } from './takeAway';

/** 1 is a million creators, 50,000,000 works and as many comments; 0.01 a hundredth of them. */
export const size = Number(process.env['ANALYSIS_SIZE'] ?? 1);
const months = Array.from({ length: 24 }, (_, month) => month);
const parts = Array.from({ length: 16 }, (_, part) => part);
/** Their rows come faster without what watches them, and most of them without what finds them. */
const filled = [
  'works',
  'comments',
  'comment_keys',
  'comment_daily',
  'comment_words_daily',
  'comment_words_weekly',
  'ups',
  'sales',
  'sale_items',
];
const indexed = [
  'works',
  'work_texts',
  'work_goods',
  'comments',
  'comment_keys',
  'comment_daily',
  'comment_words_daily',
  'comment_words_weekly',
];

export interface AnalysisDatabase extends BenchDatabase {
  start: (more?: Record<string, string>) => Promise<Backlot>;
}

/**
 * A PostgreSQL with the demo data and, at full size, a million creators, 50,000,000 works and comments, all of them counted. A server
 * named by TEST_DATABASE_URL keeps them for the next run of the same size; a fill that was broken off begins anew.
 */
export async function openAnalysis(): Promise<AnalysisDatabase> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL could be started.');
  const url = new URL(postgres.url);
  const admin = runOn(url.href);
  const name = `backlot_analysis${size === 1 ? '' : `_${Math.round(size * 1000)}`}`;
  url.pathname = `/${name}`;
  const run = runOn(url.href);
  const start: AnalysisDatabase['start'] = (more) => startFilled(url.href, more);
  const isThere = (await admin(`select 1 from pg_database where datname = '${name}'`)).length > 0;
  const isFilled = isThere && (await run(`select 1 where to_regclass('bench.filled') is not null`)).length > 0;
  if (!isFilled) {
    await admin(`drop database if exists ${name} with (force)`);
    await admin(`create database ${name}`);
    await (await startBacklot(url.href)).stop();
    await fill(run);
  }
  return { url: url.href, run, start, stop: postgres.stop };
}

async function fill(run: BenchDatabase['run']): Promise<void> {
  const begun = performance.now();
  const done = (what: string) => process.stdout.write(`  ${what} after ${Math.round((performance.now() - begun) / 1000)} s\n`);
  const settings = `set work_mem = '384MB'; set hash_mem_multiplier = 2; set jit = off; set bench.size = '${size}'; `;
  const script = (file: string, part = 0) =>
    run(
      `${settings} set bench.month = '${part}'; set bench.part = '${part}'; ${readFileSync(fileURLToPath(new URL(`analysis/${file}.sql`, import.meta.url)), 'utf8')}`,
    );
  await addMillion(run, Math.round(1_000_000 * size));
  done('creators');
  await script('creators');
  for (const table of filled) await run(`alter table ${table} disable trigger all`);
  const bringBack = await takeAway(run, indexed);
  await inTwoLines(months, (month) => script('month', month));
  done('works and comments');
  await run('analyze comments');
  await inTwoLines(months, (month) => script('counts', month));
  await inTwoLines(parts, (part) => script('weeks', part));
  done('counts of comments');
  await bringBack();
  done('indexes');
  await run('analyze');
  await script('figures');
  for (const table of filled) await run(`alter table ${table} enable trigger all`);
  await run('vacuum (analyze)');
  await run('create table bench.filled as select now() as at');
  done('figures');
}
