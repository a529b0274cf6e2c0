import { and, eq, gt, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLogs } from '../../tables/base/audit';
import { demandForms } from '../../tables/trade/demandForm';
import { cooperationIntents } from '../../tables/trade/intent';
import { workOrderBds, workOrders } from '../../tables/trade/order';
import { workOrderLinkRounds, workOrderLinks } from '../../tables/trade/link';
import { workOrderUps } from '../../tables/trade/submission';
import { startServer, type TestServer } from '../../testing/startServer';
import { demoDay } from '../demo/demoDay';
import { seededRandom } from '../demo/random';
import { courseTimes } from './courseTimes';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const ofTrade = or(
  ...['workOrder', 'workOrderUp', 'workOrderLink', 'demandForm', 'intent', 'sample'].map((kind) => like(auditLogs.object, `${kind}:%`)),
);

it('people of the trade acted in business hours of all six countries, and nothing is noted of times to come', async () => {
  const hour = sql`extract(hour from ${auditLogs.time} at time zone 'UTC')`;
  const acted = await db()
    .select({ action: auditLogs.action })
    .from(auditLogs)
    .where(and(ofTrade, isNotNull(auditLogs.userId)));
  expect(new Set(acted.map(({ action }) => action)).size).toBeGreaterThan(20);
  // 02:00 to 09:00 UTC: nine to four in Hà Nội, Bangkok and Jakarta, ten to five in Manila, Kuala Lumpur and Singapore.
  expect(
    await db()
      .select({ action: auditLogs.action, time: auditLogs.time })
      .from(auditLogs)
      .where(and(ofTrade, isNotNull(auditLogs.userId), sql`${hour} not between 2 and 8`)),
  ).toEqual([]);
  expect(
    await db()
      .select({ action: auditLogs.action, time: auditLogs.time })
      .from(auditLogs)
      .where(and(ofTrade, gt(auditLogs.time, sql`now()`))),
  ).toEqual([]);
});

it('what happened to a record of the trade happened one after the other', async () => {
  const [up, link, round, form, share, order, intent] = [
    workOrderUps,
    workOrderLinks,
    workOrderLinkRounds,
    demandForms,
    workOrderBds,
    workOrders,
    cooperationIntents,
  ];
  const wrong = {
    creators: await db()
      .select({ id: up.id })
      .from(up)
      .where(
        or(
          gt(up.submitTime, up.auditTime),
          gt(up.auditTime, up.agreeTime),
          gt(up.agreeTime, up.publishTime),
          gt(up.publishTime, up.fulfilledTime),
          gt(up.agreeTime, up.terminateTime),
          gt(up.createTime, up.submitTime),
        ),
      ),
    links: await db()
      .select({ id: link.id })
      .from(link)
      .innerJoin(up, eq(up.id, link.workOrderUpId))
      .where(
        or(
          gt(link.submitTime, link.reviewTime),
          gt(up.agreeTime, link.createTime),
          gt(link.createTime, link.submitTime),
          and(eq(link.linkType, 2), gt(link.reviewTime, up.publishTime)),
          and(eq(link.linkType, 1), gt(link.reviewTime, up.publishTime)),
          gt(link.createTime, up.terminateTime),
        ),
      ),
    rounds: await db()
      .select({ id: link.id })
      .from(round)
      .innerJoin(link, eq(link.id, round.linkId))
      .where(or(gt(round.submitTime, round.reviewTime), gt(round.reviewTime, link.submitTime))),
    forms: await db()
      .select({ id: form.id })
      .from(form)
      .where(or(gt(form.createTime, form.submitTime), gt(form.submitTime, form.endTime), lt(form.expectEnd, form.expectBegin))),
    shares: await db()
      .select({ id: share.id })
      .from(share)
      .innerJoin(order, eq(order.id, share.workOrderId))
      .where(or(gt(order.handOutTime, share.claimTime), gt(share.claimTime, share.returnTime))),
    orders: await db()
      .select({ id: order.id })
      .from(order)
      .where(
        or(
          gt(order.createTime, order.handOutTime),
          gt(order.handOutTime, order.endTime),
          sql`${order.endTime}::date > ${order.expireDate}`,
        ),
      ),
    intents: await db()
      .select({ id: intent.id })
      .from(intent)
      .where(
        or(
          gt(intent.createTime, intent.replyTime),
          and(eq(intent.intentStatus, 4), gt(intent.expireTime, sql`now()`)),
          and(lt(intent.intentStatus, 3), lt(intent.expireTime, sql`now()`)),
        ),
      ),
  };
  expect(wrong).toEqual({ creators: [], links: [], rounds: [], forms: [], shares: [], orders: [], intents: [] });
});

it('events of the audit trail follow the states that they led to', async () => {
  const deeds = await db()
    .select({ object: auditLogs.object, detail: auditLogs.detail })
    .from(auditLogs)
    .where(
      and(
        ofTrade,
        sql`${auditLogs.object} like 'workOrderUp:%' or ${auditLogs.object} like 'intent:%' or ${auditLogs.object} like 'sample:%' or ${auditLogs.object} like 'demandForm:%'`,
      ),
    )
    .orderBy(auditLogs.time, auditLogs.seq);
  const reached = new Map<string, unknown>();
  const jumps: string[] = [];
  for (const { object, detail } of deeds) {
    if (reached.has(object ?? '') && detail['from'] !== undefined && detail['from'] !== reached.get(object ?? ''))
      jumps.push(`${object}: ${String(reached.get(object ?? ''))} / ${String(detail['from'])}`);
    if (detail['to'] !== undefined) reached.set(object ?? '', detail['to']);
  }
  expect(jumps.filter((jump) => !/approved \/ negotiating/.test(jump))).toEqual([]);
});

it('every order and form says what creators are to do, every form what it may cost and when', async () => {
  expect(await db().select({ id: workOrders.id }).from(workOrders).where(isNull(workOrders.workDes))).toEqual([]);
  expect(
    await db()
      .select({ id: demandForms.id })
      .from(demandForms)
      .where(or(isNull(demandForms.workDes), isNull(demandForms.budget), isNull(demandForms.expectBegin), isNull(demandForms.expectEnd))),
  ).toEqual([]);
  const cheap = await db()
    .select({ id: demandForms.id })
    .from(demandForms)
    .innerJoin(workOrders, eq(workOrders.id, demandForms.workOrderId))
    .where(sql`${demandForms.budget} < ${workOrders.requireUpNum} * coalesce(${workOrders.shopShotCost}, 0)`);
  expect(cheap).toEqual([]);
});

it.each(['2026-11-20T00:30:00Z', '2026-11-20T05:00:00Z', '2026-11-20T23:59:00Z'])(
  'seeded at %s, steps that share a day stay in its business hours, in order and in the past',
  (now) => {
    const day = demoDay(new Date(now));
    const times = Object.values(
      courseTimes({ random: seededRandom(7), day }, 1, { a: 0, b: 0, c: 1, d: 2, e: 3, f: 4, g: 5, h: 9, i: 12 }),
    );
    expect(times.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(times);
    expect(new Set(times.map(Number)).size).toBe(9);
    for (const time of times) expect([time <= new Date(now), time.getUTCHours() >= 2, time.getUTCHours() < 9]).toEqual([true, true, true]);
  },
);
