import { and, between, inArray } from 'drizzle-orm';
import { commentChannelDaily, commentDaily } from '../../../../tables/analysis/commentCounts';
import type { Reader } from '../Reader';
import { ofChannels } from '../../../collection/comments';
import { creatorsOf } from '../sight';
import { type Scope, scopeOf } from './scopeOf';

/** The counts of comments by day that answer a question, and which: whole channels have rows of their own, a thousandth as many. */
export function dailyCounts(scope: Scope, { from, to }: { from: string; to: string }, viewer: Reader) {
  const isWhole = viewer.persona !== 'shop' && !creatorsOf(viewer) && !scope.upId && !scope.workId;
  if (!isWhole) return { counted: commentDaily, which: and(scopeOf(commentDaily, scope, viewer), between(commentDaily.day, from, to)) };
  const { webId, day } = commentChannelDaily;
  const channels = and(ofChannels(webId, viewer.caller), scope.webId?.length ? inArray(webId, scope.webId) : undefined);
  return { counted: commentChannelDaily, which: and(channels, between(day, from, to)) };
}
