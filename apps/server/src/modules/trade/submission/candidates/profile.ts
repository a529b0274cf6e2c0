import { type OutputOf, sampleLife, type workOrderUpApi } from '@backlot/contract';
import { and, asc, desc, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { presentTime } from '../../../../db/presentTime';
import { together } from '../../../../db/together/together';
import { Refusal } from '../../../../http/answers/refusal';
import { ups, works } from '../../../../tables/creators/creator';
import { goods } from '../../../../tables/merchants/product';
import { sampleShippings } from '../../../../tables/trade/sample';
import { workOrderUps } from '../../../../tables/trade/submission';
import { type Viewer, viewerId } from '../../../base/sight';
import { orderOf, samplesInSight } from '../../parts';
import { inOrder, mayStandFor } from './candidates';

/** As many works stand beside the list. */
const latest = 3;

/** What speaks for and against one creator of the picker; 1020002 for one that it does not list. */
export async function profileOf(
  db: Db,
  { workOrderId, upId }: { workOrderId: string; upId: string },
  viewer: Viewer,
): Promise<OutputOf<typeof workOrderUpApi.candidate>> {
  const order = await orderOf(db, workOrderId, viewer);
  const [[up], newest, [owed]] = await together(db, (at) =>
    Promise.all([
      at
        .select({ credibility: ups.credibility, homePageLink: ups.homePageLink, age: ups.ageRatio, dataTime: ups.dataTime })
        .from(ups)
        .leftJoin(workOrderUps, inOrder(order))
        .where(and(eq(ups.id, upId), or(mayStandFor(order, viewerId(viewer)), eq(workOrderUps.bdId, viewerId(viewer))))),
      at
        .select({
          id: works.id,
          descr: works.descr,
          link: works.link,
          postTime: works.postTime,
          duration: works.duration,
          views: works.views,
        })
        .from(works)
        .where(and(eq(works.upId, upId), ne(works.workStatus, 2)))
        .orderBy(desc(works.postTime), desc(works.id))
        .limit(latest),
      at
        .select({ goodsName: goods.goodsName, contentDeadline: sampleShippings.contentDeadline })
        .from(sampleShippings)
        .innerJoin(goods, eq(goods.id, sampleShippings.goodsId))
        .where(
          and(
            eq(sampleShippings.upId, upId),
            inState(sampleLife, sampleShippings, 'overdue'),
            isNotNull(sampleShippings.contentDeadline),
            samplesInSight(viewer),
          ),
        )
        .orderBy(asc(sampleShippings.contentDeadline))
        .limit(1),
    ]),
  );
  if (!up) throw new Refusal('notFound');
  return {
    ...up,
    dataTime: up.dataTime && presentTime(up.dataTime),
    works: newest.map((work) => ({ ...work, postTime: presentTime(work.postTime) })),
    owed: owed?.contentDeadline ? { goodsName: owed.goodsName, contentDeadline: presentTime(owed.contentDeadline) } : null,
  };
}
