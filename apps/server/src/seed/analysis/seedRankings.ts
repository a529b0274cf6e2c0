import { rankPeriods } from '@backlot/contract';
import { count, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { makeLists, type Window, windowsAt } from '../../modules/analysis/ranking';
import { countries, type CountryCode } from '../../modules/system/country';
import { ups, works } from '../../tables/creators/creator';
import { upMetricDaily, workMetricSnapshots } from '../../modules/creators/creator';
import { rankingLists } from '../../tables/analysis/ranking';
import { saleItems, sales } from '../../tables/money/order';
import { seedWorksByDay } from '../creators/seedWorksByDay';
import { countRows } from '../demo/countRows';
import { demoDay } from '../demo/demoDay';

/** Where the lists go back for so many days; one has none, as after an outage. Elsewhere two days are enough to look at. */
const longCountry = 'PH';
const days = 17;
const fewDays = 2;
const outage = 5;

/** Days back in which the months, and the weeks, ended whose lists are kept. */
const monthDays = 33;
const weekDays = 8;

const hourMs = 3_600_000;

/** The lists of the last days, weeks and months, made as the timer would have made them; what is there already stays. */
export async function seedRankings(db: Db, { today }: { today: Date }): Promise<void> {
  const [known] = await db.select({ n: count() }).from(rankingLists);
  if (known?.n) return;
  await seedWorksByDay(db, { day: demoDay(today), longCountry, days, fewDays });
  await countRows(db, sql`${ups}, ${works}, ${workMetricSnapshots}, ${upMetricDaily}, ${sales}, ${saleItems}`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    await makeLists(tx, windowsUntil(today));
  });
}

function isKept(country: CountryCode, period: number, ago: number): boolean {
  if (period === rankPeriods.daily) return ago < (country === longCountry ? days : fewDays) && ago !== outage;
  if (country !== longCountry) return false;
  if (period === rankPeriods.weekly) return ago < weekDays;
  return period === rankPeriods.monthly || ago === 1;
}

/** The windows of all countries whose lists are kept, the oldest first. */
function windowsUntil(today: Date): Window[] {
  const windowsOn = (country: CountryCode, ago: number) => {
    const at = (hours: number) => windowsAt({ country, now: new Date(today.getTime() - (ago * 24 - hours) * hourMs) });
    // Before six in the morning of earlier days nothing would be final yet.
    const windows = at(0);
    return (ago === 0 || windows[0]?.isFinal ? windows : at(6)).filter(
      ({ period, isFinal }) => ago === 0 || (isFinal && isKept(country, period, ago)),
    );
  };
  const ofKey = new Map(
    (Object.keys(countries) as CountryCode[])
      .flatMap((country) =>
        Array.from({ length: monthDays }, (_, ago) => windowsOn(country, ago))
          .flat()
          .toReversed(),
      )
      .map((window) => [`${window.country}.${window.period}.${window.key}`, window]),
  );
  return [...ofKey.values()];
}
