import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import type { Services } from '../../../../services';
import { rankingLists } from '../../../../tables/analysis/ranking';
import { addDays, countries } from '../../../system/country';
import { makeLists } from './makeLists';
import { isAfterFinalHour, windowsAt } from './windowsAt';
import type { Window } from './Window';

const l = rankingLists;

interface Known {
  period: number;
  key: string;
  lastDay: string;
  final: boolean;
  /** Milliseconds. */
  at: number;
}

/**
 * Makes what is due: the lists of a day once it is over, and once more at six, when they become final. Days of an outage
 * are not made up for; what was left open before them stays as it was.
 */
export async function refreshRankings({ database: { db }, config, log }: Pick<Services, 'database' | 'config' | 'log'>, now = new Date()) {
  for (const country of Object.keys(countries) as (keyof typeof countries)[]) {
    const windows = windowsAt({ country, now, perUsd: config.USD_RATES[countries[country].currency] });
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rankings'))`);
      // A million creators take longer than a person would wait.
      await tx.execute(sql`set local statement_timeout = '10min'`);
      const known = await knownLists(tx, country);
      const due = windows.filter((window) => isDue(window, known, now));
      const skipped = skippedDays(windows, known);
      if (skipped > 0 && due.length > 0) log.warn({ country, days: skipped }, 'rankings: days without lists are skipped');
      await closeOlder(tx, country, windows);
      await makeLists(tx, due);
    });
  }
}

const knownLists = (tx: Db, country: string): Promise<Known[]> =>
  rowsOf<Known>(
    tx,
    sql`select distinct on (rank_period) rank_period period, period_key as key, last_day::text "lastDay", final, (extract(epoch from generated_time) * 1000)::float8 at
      from ${l} where ${l.country} = ${country} and ${l.category} = '' order by rank_period, period_key desc`,
  );

function isDue({ period, key, country, lastDay }: Window, known: readonly Known[], now: Date): boolean {
  const made = known.find((one) => one.period === period && one.key === key);
  if (!made) return !known.some((one) => one.period === period && one.key > key);
  if (made.final) return false;
  if (made.lastDay < lastDay) return true;
  const isMadeSettled = isAfterFinalHour({ country, lastDay, time: new Date(made.at) });
  return !isMadeSettled && isAfterFinalHour({ country, lastDay, time: now });
}

/** Days since the newest daily list that have none and get none. */
function skippedDays([daily]: readonly Window[], known: readonly Known[]): number {
  const newest = known.find(({ period }) => period === 1)?.key;
  if (newest === undefined || !daily) return 0;
  return Math.max(0, (Date.parse(daily.key) - Date.parse(addDays(newest, 1))) / 86_400_000);
}

/** Lists of periods that are over and were not closed in time stay as they were. */
const closeOlder = (tx: Db, country: string, windows: readonly Window[]) =>
  tx.execute(
    sql`update ${l} set final = true where not ${l.final} and ${l.country} = ${country} and not (${sql.join(
      windows.map(({ period, key }) => sql`(${l.rankPeriod} = ${period} and ${l.periodKey} = ${key})`),
      sql` or `,
    )})`,
  );
