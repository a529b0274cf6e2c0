import type { Shop } from '@backlot/channel-simulator';
import { codeOf, connectorLife, taskSwitchLife } from '@backlot/contract';
import { eq, isNotNull } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { connectorConsents, connectors } from '../../../tables/collection/connector';
import { extractionTargets, extractionTasks } from '../../../tables/collection/task';
import { goods } from '../../../tables/merchants/product';
import { ups } from '../../../tables/creators/creator';
import { tradeOn } from '../../../testing/trade';
import { keepConsent } from '../connector';
import { connectorNamed } from '../connectors';
import { collectionOn } from './collectionOn';
import { madeUpShop } from './madeUpShop';

const day = 86_400_000;
const shopId = '749501';

/** Creators of two channels and a shop with tasks of every minute, on a clock that runs fast; ways to give consent and to let paused connectors go on. */
export async function drillWorld(speed: number, creators: number) {
  const shops: Shop[] = [];
  const handles = ['bea.reyes', 'ploy.review', 'drill.three', 'drill.four', 'drill.five', 'drill.six'].slice(0, creators);
  const run = await collectionOn({ shops, handles, speed });
  const trade = await tradeOn(run.server);
  await run.db.update(goods).set({ webId: 10, platformProductId: '1729' }).where(eq(goods.id, trade.product.id));
  shops.push(madeUpShop('tiktokShop', shopId, { since: new Date(Date.now() - day), ordersPerDay: 300 }));
  const keys = { clientKey: '1000001', clientSecret: run.simulator.clientSecret };
  const shopWay = (await run.must('admin', 'connector/add', { name: 'Shop way', provider: 'tiktokShop', credentials: keys })).id;

  /** Gives the consent of a creator or of the shop, as its page would. */
  async function consent(connectorId: string, holderId: string): Promise<void> {
    const row = await run.wayOf(connectorId);
    const { consent: page } = connectorNamed(row.provider);
    const [up] = await run.db.select().from(ups).where(eq(ups.id, holderId));
    const code = connectorId === shopWay ? run.simulator.shopConsent(shopId) : run.simulator.consent(up?.upNumber ?? '');
    const { url } = run.simulator;
    const consented = await page?.begin({ origin: url, tokenOrigin: url, ...keys, clock: run.clock }, { code, redirectUri: '' });
    if (!consented) throw new Error(`${row.provider} asks nobody for consent.`);
    await keepConsent(run.services, { row, holderId, clock: run.clock, consented });
  }
  for (const id of run.creators[10]) await consent(run.ways.tiktok, id);
  await consent(shopWay, trade.shop.id);

  async function addTask(task: { connectorId: string; objectType: number; webId: number }, targets: readonly string[]): Promise<void> {
    const beginTime = run.clock();
    const [added] = await run.db
      .insert(extractionTasks)
      .values({
        ...task,
        taskName: `Drill ${task.objectType} ${task.webId}`,
        frequencyUnit: 1,
        frequencyValue: 1,
        beginTime,
        endTime: new Date(beginTime.getTime() + 6 * day),
        nextRunTime: beginTime,
        taskSwitch: codeOf(taskSwitchLife, 'open'),
        remark: 'drill',
      })
      .returning({ id: extractionTasks.id });
    const targetType = task.objectType === 5 ? 3 : 1;
    await run.db.insert(extractionTargets).values(targets.map((targetId) => ({ taskId: added?.id ?? '', targetType, targetId })));
  }
  return {
    ...run,
    shopWay,
    /** Opens the tasks. */
    begin: async () => {
      await addTask({ connectorId: run.ways.tiktok, objectType: 1, webId: 10 }, run.creators[10]);
      await addTask({ connectorId: run.ways.tiktok, objectType: 2, webId: 10 }, run.creators[10]);
      await addTask({ connectorId: run.ways.youtube, objectType: 2, webId: 20 }, run.creators[20]);
      await addTask({ connectorId: shopWay, objectType: 5, webId: 10 }, [trade.shop.id]);
    },
    /** What people do who look after connectors: those that paused go on, withdrawn consents are asked for again. Answers how many were. */
    lookAfter: async (): Promise<number> => {
      const paused = await run.db
        .select({ id: connectors.id })
        .from(connectors)
        .where(inState(connectorLife, connectors, 'paused'));
      for (const { id } of paused) await run.must('admin', 'connector/resume', { id });
      const withdrawn = await run.db.select().from(connectorConsents).where(isNotNull(connectorConsents.withdrawTime));
      for (const { connectorId, holderId } of withdrawn) await consent(connectorId, holderId);
      return withdrawn.length;
    },
  };
}

export type DrillWorld = Awaited<ReturnType<typeof drillWorld>>;
