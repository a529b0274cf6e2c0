import type { OutputOf, ParsedInputOf, upApi } from '@backlot/contract';
import { and, count, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { contains } from '../../../../db/list/contains';
import { presentPage } from '../../../../db/presentPage';
import { presentTime } from '../../../../db/presentTime';
import { together } from '../../../../db/together/together';
import { Refusal } from '../../../../http/answers/refusal';
import { fetchVideo, isOfChannel, workAt } from '../../channel';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer } from '../../../base/sight';
import { upToChange } from '../findUp';
import { mostWorksByLink } from '../acts/limits';
import { keepWorkFigures, touchWorks } from './snapshots';
import { works } from '../../../../tables/creators/creator';

type Asked = ParsedInputOf<typeof upApi.works>;

/** A page of works of a creator, newest first unless asked otherwise. */
export async function pageOfWorks(db: Db, query: Asked): Promise<OutputOf<typeof upApi.works>> {
  const where = wantedWorks(query);
  const descending = query.sortField === undefined || query.sortOrder !== 'ascend';
  const by = works[query.sortField ?? 'postTime'];
  const order = descending
    ? [by.notNull ? sql`${by} desc` : sql`${by} desc nulls last`, sql`${works.id} desc`]
    : [sql`${by}`, sql`${works.id}`];
  const [[total], rows] = await together(db, (at) =>
    Promise.all([
      at.select({ n: count() }).from(works).where(where),
      at
        .select()
        .from(works)
        .where(where)
        .orderBy(...order)
        .limit(query.pageSize)
        .offset((query.pageNo - 1) * query.pageSize),
    ]),
  );
  return presentPage({ ...query, totalRows: total?.n ?? 0, rows: rows.map((row) => ({ ...row, postTime: presentTime(row.postTime) })) });
}

const wantedWorks = ({ upId, searchValue, addedByLink, isCommerce }: Asked) =>
  and(
    eq(works.upId, upId),
    searchValue
      ? or(contains(works.descr, searchValue), contains(sql`array_to_string(${works.hashtags}, ' ')`, searchValue.replace(/^#/, '')))
      : undefined,
    addedByLink === undefined ? undefined : eq(works.addedByLink, addedByLink),
    isCommerce === undefined ? undefined : eq(works.isCommerce, isCommerce),
  );

/**
 * Adds a work by its link: a known one of the creator is marked, an unknown one comes through the connector (1029008 when
 * it knows nothing of it, 1025021 when somebody else made it); at most ten per creator.
 */
export async function addWork(tx: Db, { upId, link }: { upId: string; link: string }, viewer: Viewer): Promise<string> {
  const up = await upToChange(tx, upId, viewer);
  const page = workAt(up.webId, link);
  if (!page || !isOfChannel(up.webId, link)) throw new Refusal('linkOfOtherChannel');
  const [known] = await tx
    .select()
    .from(works)
    .where(and(eq(works.webId, up.webId), eq(works.platformWorkId, page.key)));
  if (known && known.upId !== upId) throw new Refusal('videoAuthorDiffers');
  if (known?.addedByLink) throw new Refusal('linkUsed');
  const [added] = await tx
    .select({ n: count() })
    .from(works)
    .where(and(eq(works.upId, upId), eq(works.addedByLink, true)));
  if ((added?.n ?? 0) >= mostWorksByLink) throw new Refusal('tooManyWorks');
  const id = known
    ? await mark(tx, known.id)
    : await fetched(tx, { upId, webId: up.webId, key: page.key, link, platformId: up.platformId, userId: viewer.caller.userId });
  await noteEvent(tx, { actor: viewer, action: 'up.addWork', object: `up:${upId}`, more: { link: page.link } });
  return id;
}

/** Takes back a work that was added by link: one that came with the creator loses its mark only. */
export async function removeWork(tx: Db, id: string, viewer: Viewer): Promise<void> {
  const [work] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), eq(works.addedByLink, true)));
  if (!work) throw new Refusal('notFound');
  await upToChange(tx, work.upId, viewer);
  if (work.createUser === null) await tx.update(works).set({ addedByLink: false }).where(eq(works.id, id));
  else {
    await touchWorks(tx, [id]);
    await tx.delete(works).where(eq(works.id, id));
  }
  await noteEvent(tx, { actor: viewer, action: 'up.removeWork', object: `up:${work.upId}`, more: { link: work.link } });
}

async function mark(tx: Db, id: string): Promise<string> {
  await tx.update(works).set({ addedByLink: true }).where(eq(works.id, id));
  return id;
}

interface Wanted {
  upId: string;
  webId: number;
  key: string;
  link: string;
  platformId: string;
  userId: string;
}

async function fetched(tx: Db, { upId, webId, key, link, platformId, userId }: Wanted): Promise<string> {
  const video = await fetchVideo(tx, webId, link);
  if (!video) throw new Refusal('extractionNoInformation');
  if (video.authorPlatformId !== platformId) throw new Refusal('videoAuthorDiffers');
  const [row] = await tx
    .insert(works)
    .values({
      webId,
      platformWorkId: key,
      upId,
      link: video.link,
      descr: video.description,
      duration: video.durationSeconds,
      postTime: video.postTime,
      views: video.views,
      likes: video.likes,
      comments: video.comments,
      shares: video.shares,
      isCommerce: video.productIds.length > 0,
      addedByLink: true,
      createUser: userId,
      dataTime: video.dataTime,
    })
    .returning({ id: works.id });
  if (!row) throw new Error('The work was not stored.');
  await keepWorkFigures(tx, [row.id]);
  return row.id;
}
