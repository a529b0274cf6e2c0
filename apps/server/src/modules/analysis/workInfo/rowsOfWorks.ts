import type { WorkRow } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { ups, works } from '../../../tables/creators/creator';
import { gainedLately } from '../upAnalysis';

interface Found extends Pick<
  WorkRow,
  'id' | 'link' | 'descr' | 'duration' | 'hashtags' | 'views' | 'likes' | 'comments' | 'shares' | 'favorites' | 'gained24'
> {
  web_id: number;
  up_id: string;
  nickname: string;
  post_time: string;
  rate: number | null;
  is_commerce: boolean;
  work_status: number;
  data_time: string | null;
}

/** Works found by `select * from works …`, in its order, with who made them and what they won lately. */
export async function rowsOfWorks(db: Db, found: SQL): Promise<WorkRow[]> {
  const rows = await jsonRowsOf<Found>(
    db,
    sql`
    select w.id::text id, w.web_id, w.up_id::text up_id, u.nickname, w.link, w.descr, w.duration, w.post_time, w.hashtags, w.views, w.likes, w.comments, w.shares, w.favorites,
      case when w.views > 0 then round((coalesce(w.likes, 0) + coalesce(w.comments, 0) + coalesce(w.shares, 0))::numeric / w.views, 4) end rate,
      w.is_commerce, w.work_status, w.data_time, g.gained24
    from (select f.*, row_number() over () place from (${found}) f) w join ${ups} u on u.id = w.up_id ${gainedLately}
    order by w.place`,
  );
  return rows.map(({ web_id, up_id, nickname, post_time, rate, is_commerce, work_status, data_time, ...row }) => ({
    ...row,
    webId: web_id,
    up: { id: up_id, name: nickname },
    postTime: presentTime(new Date(post_time)),
    interactionRate: rate,
    isCommerce: is_commerce,
    workStatus: work_status,
    dataTime: data_time && presentTime(new Date(data_time)),
  }));
}

/** SQL: all columns of works that fit. */
export const worksWhere = (where: SQL | undefined, rest: SQL = sql``): SQL =>
  sql`select ${works}.* from ${works} where ${where ?? sql`true`} ${rest}`;
