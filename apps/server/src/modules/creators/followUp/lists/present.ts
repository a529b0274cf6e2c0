import { type FollowUpRow, followUpLife, is } from '@backlot/contract';
import { aliasedTable, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inIds } from '../../../../db/inIds';
import { presentTime } from '../../../../db/presentTime';
import { files } from '../../../../tables/base/file';
import { users } from '../../../../tables/base/user';
import { upFollowUps, ups } from '../../../../tables/creators/creator';
import { workOrders } from '../../../../tables/trade/order';
import { workOrderUps } from '../../../../tables/trade/submission';
import type { Viewer } from '../../../base/sight';
import { dayIn } from '../../../system/country';
import { canOf, type FollowUp } from '../policy';

const people = aliasedTable(users, 'people');

/** Notes as the contract promises them. */
export async function presentFollowUps(db: Db, rows: readonly FollowUp[], viewer: Viewer, now = new Date()): Promise<FollowUpRow[]> {
  if (rows.length === 0) return [];
  const around = new Map((await aroundNotes(db, rows)).map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const found = around.get(row.id);
    if (!found) return [];
    const country = found.country as FollowUpRow['country'];
    return [
      {
        id: row.id,
        version: row.version,
        can: canOf(row, viewer),
        up: { id: row.upId, name: found.nickname },
        upNumber: found.upNumber,
        country,
        workOrderUpId: row.workOrderUpId,
        workOrder: found.orderId && found.orderNo ? { id: found.orderId, name: found.orderNo } : null,
        kind: row.kind,
        content: row.content,
        files: found.files ?? [],
        planStatus: row.planStatus,
        nextDate: row.nextDate,
        due: is(followUpLife, row, 'planned') && row.nextDate ? dueOf(row.nextDate, dayIn(country, now)) : null,
        author: { id: row.authorId, name: found.author ?? '' },
        person: row.personId ? { id: row.personId, name: found.person ?? '' } : null,
        createTime: presentTime(row.createTime),
      },
    ];
  });
}

const aroundNotes = (db: Db, rows: readonly FollowUp[]) =>
  db
    .select({
      id: upFollowUps.id,
      nickname: ups.nickname,
      upNumber: ups.upNumber,
      country: ups.country,
      orderId: workOrders.id,
      orderNo: workOrders.workOrderNo,
      author: users.name,
      person: people.name,
      files: sql<
        FollowUpRow['files'] | null
      >`(select json_agg(json_build_object('id', ${files.id}::text, 'name', ${files.originName}) order by ${files.id}) from ${files} where ${files.id} = any(${upFollowUps.fileIds}))`,
    })
    .from(upFollowUps)
    .innerJoin(ups, eq(ups.id, upFollowUps.upId))
    .leftJoin(workOrderUps, eq(workOrderUps.id, upFollowUps.workOrderUpId))
    .leftJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .leftJoin(users, eq(users.id, upFollowUps.authorId))
    .leftJoin(people, eq(people.id, upFollowUps.personId))
    .where(
      inIds(
        upFollowUps.id,
        rows.map(({ id }) => id),
      ),
    );

const dueOf = (day: string, today: string): NonNullable<FollowUpRow['due']> => {
  if (day === today) return 'today';
  return day < today ? 'overdue' : 'coming';
};
