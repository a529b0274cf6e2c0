import type { liveApi, LiveRow, ParsedInputOf } from '@backlot/contract';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { lives } from '../../../../tables/trade/live';
import type { Viewer } from '../../../base/sight';
import { addDays, countryOf } from '../../../system/country';
import type { Live } from '../policy';
import { livesInSight } from '../sight';
import { presentLives } from './present';
import { type LiveQuery, onDays, whereOf } from './where';

const { beginTime, createTime, viewers, gmv } = lives;

const sorts = { beginTime, createTime, viewers, gmv };

/** What is to come and what waits for somebody stands as its time comes or came; other lists begin with the latest. */
export function sortingOf({ waits, liveStatus }: Pick<LiveQuery, 'waits' | 'liveStatus'>) {
  const isAwaited = waits !== undefined || (liveStatus?.length && liveStatus.every((state) => state === 1 || state === 3));
  return { sorts, fallback: { by: beginTime, order: isAwaited ? ('ascend' as const) : ('descend' as const) } };
}

export async function pageOfLives(db: Db, query: LiveQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: lives, where: whereOf(query, viewer), ...sortingOf(query) }, query);
  return presentPage({ ...query, totalRows, rows: await presentLives(db, rows as unknown as Live[], viewer) });
}

/** Most lives of one week that are drawn. */
const mostInWeek = 500;

/** The lives of seven days, each on the day and at the hour of its country. */
export async function weekOfLives(db: Db, { from, country }: ParsedInputOf<typeof liveApi.week>, viewer: Viewer) {
  const found = await db
    .select()
    .from(lives)
    .where(
      and(
        livesInSight(viewer),
        onDays(from, addDays(from, 6)),
        country?.length ? inArray(lives.country, country) : undefined,
        sql`${lives.status} <> 2`,
      ),
    )
    .orderBy(asc(beginTime), asc(lives.id))
    .limit(mostInWeek + 1);
  const rows = await presentLives(db, found.slice(0, mostInWeek), viewer);
  return { rows: rows.map((row) => ({ ...row, ...localTimes(row) })), isCut: found.length > mostInWeek };
}

const localTimes = ({ country, beginTime: begin, endTime: end }: LiveRow) => ({
  localBegin: localTime(begin, country),
  localEnd: localTime(end, country),
});

/** `YYYY-MM-DD HH:mm` in the zone of a country. */
function localTime(wire: string, country: string): string {
  return new Date(`${wire.replace(' ', 'T')}Z`).toLocaleString('sv-SE', { timeZone: countryOf(country).timeZone }).slice(0, 16);
}
