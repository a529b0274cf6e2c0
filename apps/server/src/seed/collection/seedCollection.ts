import { approvalLife, codeOf, taskRunLife, taskSwitchLife } from '@backlot/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { connectorNamed } from '../../modules/collection/connectors';
import { connectors } from '../../tables/collection/connector';
import { extractionTargets, extractionTasks } from '../../tables/collection/task';
import { inState } from '../../db/inState';
import { ups } from '../../tables/creators/creator';
import { goods } from '../../tables/merchants/product';
import { workOrders } from '../../tables/trade/order';
import { workOrderUps } from '../../tables/trade/submission';

const hour = 3_600_000;
const day = 24 * hour;

const ways = [
  { provider: 'tiktokDisplay', name: 'TikTok Display API', quotaDay: 864_000 },
  { provider: 'tiktokShop', name: 'TikTok Shop', quotaDay: 100_000 },
  { provider: 'shopee', name: 'Shopee AMS', quotaDay: 20_000 },
  { provider: 'youtube', name: 'YouTube Data API', quotaDay: 10_000 },
  { provider: 'instagram', name: 'Instagram Graph API', quotaDay: 4800 },
] as const;

interface DemoTask {
  provider: (typeof ways)[number]['provider'];
  taskName: string;
  objectType: number;
  frequencyUnit: 1 | 2;
  frequencyValue: number;
  targets: number;
  remark: string;
  isOpen: boolean;
}

const tasks: readonly DemoTask[] = [
  {
    provider: 'tiktokDisplay',
    taskName: 'Own creators, hourly',
    objectType: 1,
    frequencyUnit: 2,
    frequencyValue: 1,
    targets: 8,
    remark: 'Followers and likes of the creators who gave consent.',
    isOpen: true,
  },
  {
    provider: 'tiktokDisplay',
    taskName: 'New works of the week',
    objectType: 2,
    frequencyUnit: 2,
    frequencyValue: 6,
    targets: 5,
    remark: 'Works of creators with orders.',
    isOpen: false,
  },
  {
    provider: 'tiktokShop',
    taskName: 'Shop orders, every 15 min',
    objectType: 5,
    frequencyUnit: 1,
    frequencyValue: 15,
    targets: 2,
    remark: 'Affiliate orders, returns and samples of the merchants who gave consent.',
    isOpen: true,
  },
  {
    provider: 'shopee',
    taskName: 'Shopee conversions, hourly',
    objectType: 5,
    frequencyUnit: 2,
    frequencyValue: 1,
    targets: 1,
    remark: 'Orders that affiliates brought.',
    isOpen: true,
  },
  {
    provider: 'youtube',
    taskName: 'Channels, every 30 min',
    objectType: 1,
    frequencyUnit: 1,
    frequencyValue: 30,
    targets: 6,
    remark: 'Subscribers of the channels we watch.',
    isOpen: true,
  },
];

interface Planting {
  today: Date;
  staffId: string | undefined;
}

/** Connectors and tasks to look at; what was collected comes from the simulator. Adds nothing where there is a connector already. */
export async function seedCollection(db: Db, { today, staffId }: Planting): Promise<void> {
  const [known] = await db.select({ n: count() }).from(connectors);
  if (known?.n) return;
  for (const { provider, name, quotaDay } of ways) {
    const { webId } = connectorNamed(provider);
    const [row] = await db.insert(connectors).values({ provider, name, quotaDay, webId, createTime: today }).returning();
    const isShop = connectorNamed(provider).consent?.from === 'shop';
    const found = isShop ? await sellers(db, webId) : await creatorsOf(db, webId);
    if (!row || found.length === 0) continue;
    for (const { provider: of, targets, isOpen, ...task } of tasks) {
      if (of !== provider) continue;
      const beginTime = new Date(Math.floor(today.getTime() / hour) * hour);
      const [added] = await db
        .insert(extractionTasks)
        .values({
          ...task,
          webId,
          connectorId: row.id,
          beginTime,
          endTime: new Date(beginTime.getTime() + 7 * day),
          taskSwitch: codeOf(taskSwitchLife, isOpen ? 'open' : 'closed'),
          taskRunStatus: codeOf(taskRunLife, 'notStarted'),
          nextRunTime: isOpen ? beginTime : null,
          createUser: staffId ?? null,
        })
        .returning({ id: extractionTasks.id });
      const rows = found.slice(0, targets).map(({ id }) => ({ taskId: added?.id ?? '', targetType: isShop ? 3 : 1, targetId: id }));
      if (added) await db.insert(extractionTargets).values(rows);
    }
  }
}

const creatorsOf = (db: Db, webId: number) =>
  db.select({ id: ups.id }).from(ups).where(followed(webId)).orderBy(desc(ups.fansNum), asc(ups.id)).limit(10);

/** Merchants for whom the most creators work; the one of Shopee sells some of its products there. */
async function sellers(db: Db, webId: number): Promise<{ id: string }[]> {
  const found = await db
    .select({ id: workOrders.shopId })
    .from(workOrders)
    .innerJoin(workOrderUps, and(eq(workOrderUps.workOrderId, workOrders.id), inState(approvalLife, workOrderUps, 'approved')))
    .groupBy(workOrders.shopId)
    .orderBy(desc(count()), asc(workOrders.shopId))
    .limit(3);
  if (webId !== shopeeId) return found.slice(0, 2);
  const [, , seller] = found;
  if (!seller) return [];
  const own = db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.shopId, seller.id), eq(goods.status, 1)))
    .orderBy(asc(goods.goodsNo))
    .limit(3);
  await db.update(goods).set({ webId }).where(inArray(goods.id, own));
  return [seller];
}

const shopeeId = 30;

/** SQL: creators of a channel that have an owner. */
const followed = (webId: number) => and(eq(ups.webId, webId), ne(ups.status, 2), isNotNull(ups.bdId), sql`${ups.fansNum} > 0`);
