import { type dataZoneApi, type ParsedInputOf, type ZoneWarning } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { presentPage } from '../../../../db/presentPage';
import { presentTime } from '../../../../db/presentTime';
import { zoneWarningRows } from '../../../../tables/analysis/zone';
import { follows } from '../../follow';

interface Row {
  id: string;
  fav_id: string;
  kind: number;
  name: string | null;
  en_name: string | null;
  vn_name: string | null;
  warning: number;
  day: string;
  value: number;
  usual: number;
  create_time: string | Date;
  total: number;
}

/** Warnings of a zone about what is followed still, the newest day first. */
export async function pageOfWarnings(db: Db, query: ParsedInputOf<typeof dataZoneApi.warnings>) {
  const { webId, warning, pageNo, pageSize, sortOrder } = query;
  const kinds = warning?.length ? sql`z.warning = any(${sql.param(warning)}::int[])` : sql`true`;
  const order = sortOrder === 'ascend' ? sql`z.day, z.id` : sql`z.day desc, z.id desc`;
  const rows = await rowsOf<Row>(
    db,
    sql`select z.id::text, z.fav_id::text, f.kind, f.name, f.en_name, f.vn_name, z.warning, z.day::text, z.value, z.usual, z.create_time,
      count(*) over ()::int total
    from ${zoneWarningRows} z join ${follows(sql`f.web_id = ${webId}`)} f using (fav_id)
    where z.web_id = ${webId} and ${kinds}
    order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  );
  return presentPage({ ...query, totalRows: rows[0]?.total ?? 0, rows: rows.map(present) });
}

const present = ({ fav_id, name, en_name, vn_name, create_time, total: _total, ...row }: Row): ZoneWarning => ({
  ...row,
  favId: fav_id,
  name: name ?? '',
  enName: en_name,
  vnName: vn_name,
  createTime: presentTime(new Date(create_time)),
});
