import { type OutputOf, spelledReason, type workOrderUpApi } from '@backlot/contract';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { presentTime } from '../../../db/presentTime';
import { workOrderLinks } from '../../../tables/trade/link';
import { canOfLink, type Link, type LinkFacts } from './linkPolicy';
import { type Viewer } from '../../base/sight';

type LinkRow = OutputOf<typeof workOrderUpApi.ofOrder>[number]['links'][number];

export const presentLink = (link: Link, around: Omit<LinkFacts, 'link'>, viewer: Viewer): LinkRow => ({
  ...link,
  rejectReason: link.rejectReason && spelledReason(link.rejectReason, viewer.language),
  checkTime: link.checkTime && presentTime(link.checkTime),
  createTime: presentTime(link.submitTime),
  can: canOfLink({ link, ...around }, viewer),
});

/** The links of some submissions, previews first. */
export async function linksOf(db: Db, submissionIds: readonly string[]): Promise<Map<string, Link[]>> {
  const bySubmission = new Map<string, Link[]>();
  if (submissionIds.length === 0) return bySubmission;
  const rows = await db
    .select()
    .from(workOrderLinks)
    .where(inIds(workOrderLinks.workOrderUpId, submissionIds))
    .orderBy(asc(workOrderLinks.linkType), asc(workOrderLinks.id));
  for (const link of rows) bySubmission.set(link.workOrderUpId, [...(bySubmission.get(link.workOrderUpId) ?? []), link]);
  return bySubmission;
}
