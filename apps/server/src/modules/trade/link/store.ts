import { type Viewer } from '../../base/sight';
import type { linkReviewLife } from '@backlot/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { type Link, linkPolicy, type Order, type Submission, submissionForUpdate } from '../parts';
import { begin } from '../../base/transition';
import { nicknameOf } from '../submission';
import { workOrderLinks } from '../../../tables/trade/link';

type Change = Omit<Partial<typeof workOrderLinks.$inferInsert>, 'reviewStatus' | 'linkStatus'>;

/** Stores a change of a locked link that leaves its states as they are. */
export async function setLink(
  tx: Db,
  id: string,
  userId: string | null,
  change: { [Column in keyof Change]: Change[Column] | ReturnType<typeof sql> },
): Promise<void> {
  await tx
    .update(workOrderLinks)
    .set({ ...(change as Change), updateTime: sql`now()`, updateUser: userId, version: sql`${workOrderLinks.version} + 1` })
    .where(eq(workOrderLinks.id, id));
}

export interface LinkFacts {
  link: Link;
  submission: Submission;
  order: Order;
  nickname: string;
}

/** A link that this person may see with what it belongs to, all locked; 1020002 for a foreign and for a missing one alike. */
export async function linkForUpdate(tx: Db, id: string, viewer: Viewer): Promise<LinkFacts> {
  const [known] = await tx.select({ submissionId: workOrderLinks.workOrderUpId }).from(workOrderLinks).where(eq(workOrderLinks.id, id));
  if (!known) throw new Refusal('notFound');
  const { submission, order } = await submissionForUpdate(tx, known.submissionId, viewer);
  return { link: await lockLink(tx, id), submission, order, nickname: await nicknameOf(tx, submission.upId) };
}

/** A link that this person may cause an event of, locked with what it belongs to. */
export const beginLink = (tx: Db, id: string, event: keyof typeof linkReviewLife.events, viewer: Viewer): Promise<LinkFacts> =>
  begin(tx, { policy: linkPolicy, event, viewer, find: () => linkForUpdate(tx, id, viewer) });

/** The link itself, locked. */
export async function lockLink(tx: Db, id: string): Promise<Link> {
  const [link] = await tx.select().from(workOrderLinks).where(eq(workOrderLinks.id, id)).for('update');
  if (!link) throw new Refusal('notFound');
  return link;
}

/** Refuses with 1025007 a video that another publish link shows already. */
export async function refuseUsed(tx: Db, linkKey: string, exceptId?: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`link:${linkKey}`}))`);
  const rows = await tx
    .select({ id: workOrderLinks.id })
    .from(workOrderLinks)
    .where(
      and(
        eq(workOrderLinks.linkType, 2),
        eq(workOrderLinks.linkKey, linkKey),
        exceptId === undefined ? undefined : ne(workOrderLinks.id, exceptId),
      ),
    );
  if (rows.length > 0) throw new Refusal('linkUsed', {}, { field: 'link' });
}
