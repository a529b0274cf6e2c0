import { type Account, type Shop, startSimulator } from '@backlot/channel-simulator';
import { connectorLife } from '@backlot/contract';
import { and, asc, eq } from 'drizzle-orm';
import { connectors } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { extractionTargets, extractionTasks } from '../../../tables/collection/task';
import { ups, works } from '../../../tables/creators/creator';
import { userIdOf } from '../../../testing/giveRole';
import { startServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { type Working, workOnce } from '../queue';

const day = 86_400_000;

interface Answer<Data> {
  code: number;
  message: string;
  data: Data;
  fields?: Record<string, string>;
}

interface Starting {
  shops?: readonly Shop[];
  /** Who is on each of the channels. */
  handles?: readonly string[];
  /** How often as fast as elsewhere time passes. */
  speed?: number;
}

/** A server that collects from a simulator of some creators of each channel, its clock, and short ways to jobs. */
export async function collectionOn({ shops = [], handles = ['bea.reyes', 'ploy.review'], speed = 1 }: Starting = {}) {
  let offset = 0;
  let skew = 0;
  const begun = Date.now();
  const clock = () => new Date(begun + (Date.now() - begun) * speed + offset);
  const accounts = (['tiktok', 'youtube'] as const).flatMap((channel) =>
    handles.map((handle): Account => {
      const since = new Date(Date.now() - 40 * day);
      return { channel, id: `${channel}-${handle}`, handle, name: handle, bio: '', followers: 20_000, since };
    }),
  );
  const simulator = await startSimulator({ clock: () => new Date(clock().getTime() + skew), accounts, shops });
  const server = await startServer({ CHANNELS_URL: simulator.url });
  const { db } = server.services.database;
  const as: Record<string, TestClient> = {};
  const client = async (account: string) => (as[account] ??= await server.as(account));
  const post = async <Data = { id: string }>(account: string, path: string, body: unknown = {}) =>
    (await (await client(account)).post(`/main/${path}`, body)).body as Answer<Data>;
  const get = async <Data>(account: string, path: string, query: Record<string, string | number> = {}) =>
    (await (await client(account)).get(`/main/${path}`, query)).body as Answer<Data>;
  const must = async <Data = { id: string }>(account: string, path: string, body: unknown = {}) => {
    const { code, message, data, fields } = await post<Data>(account, path, body);
    if (code !== 200) throw new Error(`${path}: ${code} ${message} ${JSON.stringify(fields)}`);
    return data;
  };

  // What the demo planted makes way; as many creators of each channel become those of the simulator, the first a BD's own.
  await db.delete(extractionTargets);
  await db.delete(extractionTasks);
  await db.delete(connectors);
  const bdId = await userIdOf(server, 'bd.ph.1');
  const creators = { 10: [] as string[], 20: [] as string[] };
  for (const webId of [10, 20] as const) {
    const found = await db
      .select({ id: ups.id })
      .from(ups)
      .where(and(eq(ups.webId, webId), eq(ups.status, 0)))
      .orderBy(asc(ups.id))
      .limit(handles.length);
    const those = accounts.filter(({ channel }) => channel === (webId === 10 ? 'tiktok' : 'youtube'));
    for (const [index, { id }] of found.entries()) {
      const owner = index === 0 ? bdId : await userIdOf(server, 'bd.ph.2');
      await db
        .update(ups)
        .set({ platformId: those[index]?.id ?? '', upNumber: those[index]?.handle ?? '', bdId: owner, dataTime: null })
        .where(eq(ups.id, id));
      await db.delete(works).where(eq(works.upId, id));
      creators[webId].push(id);
    }
  }
  const keys = { apiKey: simulator.apiKey, clientKey: 'app', clientSecret: simulator.clientSecret };
  const addWay = async (provider: 'tiktokDisplay' | 'youtube' | 'instagram' | 'tiktokResearch', more: Record<string, unknown> = {}) =>
    (await must('admin', 'connector/add', { name: `Way ${Math.random()}`, provider, credentials: keys, ...more })).id;
  const working: Working = { workerId: 'worker 1', clock, random: () => 0.5, timeout: 300 };
  return {
    server,
    services: server.services,
    db,
    simulator,
    creators,
    clock,
    /** What a process of its own needs for the same clock. */
    begun,
    post,
    get,
    must,
    addWay,
    ways: { tiktok: await addWay('tiktokDisplay'), youtube: await addWay('youtube') },
    working,
    /** Lets time pass, here and on the channels. */
    pass: (ms: number) => {
      offset += ms;
    },
    /** Sets the clock of the channels apart from ours. */
    skewBy: (ms: number) => {
      skew = ms;
    },
    /** Works until nothing is left that may run. */
    work: async (more: Partial<Working> = {}) => {
      let count = 0;
      while (await workOnce(server.services, { ...working, ...more })) count += 1;
      return count;
    },
    /** Puts a job into the queue as if a slot of no task were due. */
    queueJob: async (more: Partial<typeof extractionQueue.$inferInsert> & { connectorId: string; upId: string }) => {
      const at = clock();
      const [job] = await db
        .insert(extractionQueue)
        .values({ objectType: 1, targetType: 1, targetId: more.upId, slotTime: at, notBefore: at, ...more })
        .returning();
      return job?.id ?? '';
    },
    jobOf: async (id: string) => {
      const [job] = await db.select().from(extractionQueue).where(eq(extractionQueue.id, id));
      if (!job) throw new Error(`no job ${id}`);
      return job;
    },
    wayOf: async (id: string) => {
      const [way] = await db.select().from(connectors).where(eq(connectors.id, id));
      if (!way) throw new Error(`no connector ${id}`);
      return way;
    },
    /** Nothing waits, nobody is paused, nothing fails. */
    calm: async () => {
      simulator.faults.clear();
      await db.delete(extractionQueue);
      await db.delete(extractionTasks);
      await db
        .update(connectors)
        .set({ connectorStatus: connectorLife.states.active, pausedUntil: null, pauseReason: null, quotaUsed: 0, quotaResetTime: null });
    },
    close: async () => {
      await server.close();
      await simulator.close();
    },
  };
}

export type Collection = Awaited<ReturnType<typeof collectionOn>>;
