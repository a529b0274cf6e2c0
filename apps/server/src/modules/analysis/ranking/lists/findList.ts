import type { RankList } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { rankingItems, rankingLists } from '../../../../tables/analysis/ranking';
import { countryOf } from '../../../system/country';
import type { AskedList } from './asked';

const l = rankingLists;

/** SQL: the lists of all categories of what is asked for. */
export const familyOf = ({ rankType, country, webId }: Pick<AskedList, 'rankType' | 'country' | 'webId'>, period: number): SQL =>
  sql`${l.rankType} = ${rankType} and ${l.rankPeriod} = ${period} and ${l.country} = ${country} and ${l.webId} = ${webId} and ${l.category} = ''`;

interface Found {
  id: string | null;
  key: string;
  first_day: string;
  last_day: string;
  final: boolean;
  at: number;
  per_usd: string | null;
  previous_key: string | null;
  next_key: string | null;
  places: number;
}

export interface FoundList {
  /** Null for a category in which nobody had a place. */
  id: string | null;
  list: RankList;
}

/** The list that is asked for, the newest without a key; undefined where none was made. */
export async function findList(db: Db, asked: AskedList): Promise<FoundList | undefined> {
  const family = familyOf(asked, asked.rankPeriod);
  const [found] = await rowsOf<Found>(
    db,
    sql`select c.id::text id, a.period_key as key, a.first_day::text first_day, a.last_day::text last_day, a.final,
        (extract(epoch from a.generated_time) * 1000)::float8 at, a.per_usd::text per_usd,
        (select max(period_key) from ${l} where ${family} and ${l.periodKey} < a.period_key) previous_key,
        (select min(period_key) from ${l} where ${family} and ${l.periodKey} > a.period_key) next_key,
        (select count(*)::int from ${rankingItems} where ${rankingItems.listId} = c.id) places
      from (select * from ${l} where ${family} ${asked.periodKey ? sql`and ${l.periodKey} = ${asked.periodKey}` : sql``} order by ${l.periodKey} desc limit 1) a
      left join ${l} c on c.rank_type = a.rank_type and c.rank_period = a.rank_period and c.country = a.country and c.web_id = a.web_id
        and c.period_key = a.period_key and c.category = ${asked.category ?? ''}`,
  );
  return found && { id: found.id, list: present(found, asked) };
}

const present = (found: Found, { country }: AskedList): RankList => ({
  periodKey: found.key,
  firstDay: found.first_day,
  lastDay: found.last_day,
  final: found.final,
  generatedTime: presentTime(new Date(found.at)),
  currency: countryOf(country).currency,
  perUsd: found.per_usd?.replace(/\.?0+$/, '') ?? null,
  previousKey: found.previous_key,
  nextKey: found.next_key,
  placeCount: found.places,
});
