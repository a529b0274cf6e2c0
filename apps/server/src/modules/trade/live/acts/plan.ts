import { codeOf, goodsLife, type liveApi, liveLife, liveLimits, type ParsedInputOf } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inIds } from '../../../../db/inIds';
import { inState } from '../../../../db/inState';
import { nextNumber } from '../../../../db/numbers/nextNumber';
import { Refusal } from '../../../../http/answers/refusal';
import { goods } from '../../../../tables/merchants/product';
import { lives } from '../../../../tables/trade/live';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer, viewerId } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { upToChange, type UpRow } from '../../../creators/creator';
import { goodsWithin } from '../../../merchants/product';
import { countryOf, dayIn } from '../../../system/country';
import { conflictsOf, type Slot } from '../conflicts';
import { beginLive, keepGoods, life } from '../store';

type Plan = ParsedInputOf<typeof liveApi.add>;

/** Plans a live of a creator; one that is over by now owes its results. Answers the id. */
export async function addLive(tx: Db, plan: Plan, viewer: Viewer): Promise<string> {
  const up = await upToLead(tx, plan.upId, viewer);
  const slot = slotOf(plan);
  await requireFree(tx, slot, { up, plan, viewer });
  const now = Date.now();
  const [live] = await tx
    .insert(lives)
    .values({
      ...told(plan),
      liveNo: await nextNumber(tx, { prefix: 'ZB', country: up.country, day: new Date(`${dayIn(up.country)}T00:00:00Z`) }),
      liveStatus: codeOf(liveLife, slot.end.getTime() <= now ? 'ended' : slot.begin.getTime() <= now ? 'onAir' : 'planned'),
      webId: up.webId,
      country: up.country,
      upId: up.id,
      bdId: up.bdId ?? viewerId(viewer),
      beginTime: slot.begin,
      endTime: slot.end,
      currency: countryOf(up.country).currency,
      createUser: viewerId(viewer),
    })
    .returning();
  if (!live) throw new Error('The live was not stored.');
  await keepGoods(tx, live.id, plan.goodsIds);
  await noteEvent(tx, { actor: viewer, action: 'live.add', object: `live:${live.id}`, to: 'planned' });
  return live.id;
}

/** Changes a planned live; a new time is reminded of anew. */
export async function editLive(tx: Db, { id, version, ...plan }: ParsedInputOf<typeof liveApi.edit>, viewer: Viewer): Promise<void> {
  const row = await beginLive(tx, id, 'reschedule', viewer);
  if (row.version !== version) throw new Refusal('versionConflict');
  const up = await upToLead(tx, plan.upId, viewer);
  if (up.country !== row.country) throw new Refusal('notFound', {}, { field: 'upId' });
  const slot = { ...slotOf(plan), id };
  await requireFree(tx, slot, { up, plan, viewer });
  const isMoved = slot.begin.getTime() !== row.beginTime.getTime();
  await transition(tx, {
    ...life,
    row,
    event: 'reschedule',
    set: {
      ...told(plan),
      upId: up.id,
      webId: up.webId,
      bdId: up.bdId ?? row.bdId,
      beginTime: slot.begin,
      endTime: slot.end,
      ...(isMoved && { remindTime: null }),
    },
    actor: viewer,
  });
  await keepGoods(tx, id, plan.goodsIds);
}

const told = ({ liveTitle, liveLink, remark }: Plan) => ({ liveTitle, liveLink: liveLink ?? null, remark: remark || null });

/** A creator of whom this person may plan a live, locked: those who plan for the same creator wait for each other. */
async function upToLead(tx: Db, upId: string, viewer: Viewer): Promise<UpRow> {
  const up = await upToChange(tx, upId, viewer).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('notFound', {}, { field: 'upId' }) : error;
  });
  if (up.blackFlag) throw new Refusal('inviteBlacklisted', {}, { field: 'upId' });
  return up;
}

const hourMs = 3_600_000;

/** The time of a plan: it ends after it begins, on the same turn of the clock (1035003), and not long ago (1035004). */
export function slotOf({
  id,
  upId,
  goodsIds = [],
  beginTime,
  endTime,
}: Pick<Plan, 'upId' | 'beginTime' | 'endTime'> & { id?: string | undefined; goodsIds?: readonly string[] | undefined }): Slot {
  const [begin, end] = [readTime(beginTime), readTime(endTime)];
  const lasts = end.getTime() - begin.getTime();
  if (lasts <= 0 || lasts > liveLimits.hours * hourMs) throw new Refusal('liveTimes', {}, { field: 'endTime' });
  if (begin.getTime() < Date.now() - liveLimits.pastDays * 24 * hourMs) throw new Refusal('liveTooOld', {}, { field: 'beginTime' });
  return { id, upId, goodsIds, begin, end };
}

const readTime = (wire: string): Date => new Date(`${wire.replace(' ', 'T')}Z`);

interface Asked {
  up: UpRow;
  plan: Plan;
  viewer: Viewer;
}

/** The products can be shown there (1035005), the creator is free (1035001), and so are the products, or it is confirmed (1035002). */
async function requireFree(tx: Db, slot: Slot, { up, plan, viewer }: Asked): Promise<void> {
  const wanted = [...new Set(plan.goodsIds)];
  const seen = await tx.$count(goods, and(inIds(goods.id, wanted), goodsWithin(viewer)));
  if (seen < wanted.length) throw new Refusal('notFound', {}, { field: 'goodsIds' });
  const found = await tx.$count(goods, and(inIds(goods.id, wanted), eq(goods.country, up.country), inState(goodsLife, goods, 'onSale')));
  if (found < wanted.length) throw new Refusal('goodsNotForLive', {}, { field: 'goodsIds' });
  // In one order, so that two plans never wait for each other.
  for (const goodsId of wanted.toSorted()) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`live:${goodsId}`}))`);
  const conflicts = await conflictsOf(tx, slot, viewer);
  const own = conflicts.find(({ kind }) => kind === 'creator');
  if (own) throw new Refusal('creatorIsLive', { no: own.live?.name ?? own.beginTime }, { field: 'beginTime' });
  if (conflicts.length > 0 && !plan.isConfirmed) throw new Refusal('goodsAreLive');
}
