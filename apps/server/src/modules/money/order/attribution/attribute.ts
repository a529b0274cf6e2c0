import type { orderApi, ParsedInputOf } from '@backlot/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import { note, updateRow } from '../../../base/crud';
import { namesOfPeople, type Viewer, viewerId } from '../../../base/sight';
import { saleItems, sales } from '../../../../tables/money/order';
import { ups } from '../../../../tables/creators/creator';
import { workOrderUps } from '../../../../tables/trade/submission';
import { linesInSight } from '../sight';
import { frozenOf, unattributed } from './frozenOf';
import { submissionsFor } from './submissionFor';

/** Fixes who sold a line; the reason stays with the line and in the audit trail. */
export async function attribute(tx: Db, input: ParsedInputOf<typeof orderApi.attribute>, viewer: Viewer): Promise<void> {
  const { id, version, workOrderUpId, reason } = input;
  const before = await lineInSight(tx, id, viewer);
  const [sale] = await tx.select().from(sales).where(eq(sales.id, before.orderId));
  if (!sale) throw new Refusal('notFound');
  const [sold] = workOrderUpId === null ? [] : await submissionsFor(tx, before, eq(workOrderUps.id, workOrderUpId));
  if (workOrderUpId !== null && !sold) throw refuseField('workOrderUpId', doesNotFit);
  const after = await updateRow(tx, {
    table: saleItems,
    id,
    version,
    set: {
      ...(sold ? frozenOf(sold, sale.orderSource) : unattributed),
      attributeReason: reason,
      attributeUser: viewerId(viewer),
      attributeTime: new Date(),
    },
    userId: viewerId(viewer),
  });
  await note(tx, {
    actor: viewer,
    action: 'order.attribute',
    object: `order:${before.orderId}`,
    detail: { lineNo: before.lineNo, reason, before: frozen(before), after: frozen(after) },
  });
}

const frozen = ({ workOrderUpId, upId, bdId, wholeProportion, upProportion, bdProportion }: typeof saleItems.$inferSelect) => ({
  workOrderUpId,
  upId,
  bdId,
  wholeProportion,
  upProportion,
  bdProportion,
});

const doesNotFit = {
  en: 'The creator was not approved for this product when it was ordered, or the work order was not valid then.',
  'zh-CN': '该达人未在下单时通过此商品工单的审核，或工单当时无效。',
  vn: 'KOL chưa được duyệt cho sản phẩm này khi đặt hàng, hoặc đơn công việc khi đó không còn hiệu lực.',
};

async function lineInSight(tx: Db, id: string, viewer: Viewer) {
  const [line] = await tx
    .select()
    .from(saleItems)
    .where(and(eq(saleItems.id, id), linesInSight(viewer)))
    .for('update');
  if (!line) throw new Refusal('notFound');
  return line;
}

/** The submissions that a line can be given to, newest approval first. */
export async function candidatesOf(db: Db, id: string, viewer: Viewer) {
  const [line] = await db
    .select()
    .from(saleItems)
    .where(and(eq(saleItems.id, id), linesInSight(viewer)));
  if (!line) throw new Refusal('notFound');
  const found = await submissionsFor(db, line);
  if (found.length === 0) return [];
  const names = await namesOfPeople(
    db,
    found.map(({ submission }) => submission.bdId),
  );
  const creators = await db
    .select({ id: ups.id, name: ups.nickname })
    .from(ups)
    .where(
      inArray(
        ups.id,
        found.map(({ submission }) => submission.upId),
      ),
    );
  const nameOf = new Map(creators.map((up) => [up.id, up.name]));
  return found.map(({ submission, order }) => ({
    id: submission.id,
    up: { id: submission.upId, name: nameOf.get(submission.upId) ?? '' },
    workOrder: { id: order.id, name: order.workOrderNo },
    bd: { id: submission.bdId, name: names.get(submission.bdId) ?? '' },
  }));
}
