import { and, between, gte, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  commentChannelComplaintDaily,
  commentChannelDaily,
  commentComplaintDaily,
  commentDaily,
} from '../../../../tables/analysis/commentCounts';
import type { Reader } from '../Reader';
import { ofChannels } from '../../../collection/comments';
import { creatorsOf } from '../sight';
import { type Scope, scopeOf } from './scopeOf';

/** The counts of comments by day that answer a question, and which: whole channels have rows of their own, a thousandth as many. */
export function dailyCounts(scope: Scope, { from, to }: { from: string; to: string }, viewer: Reader) {
  return isWhole(scope, viewer)
    ? { counted: commentChannelDaily, which: and(ofWhole(commentChannelDaily, scope, viewer), between(commentChannelDaily.day, from, to)) }
    : { counted: commentDaily, which: and(scopeOf(commentDaily, scope, viewer), between(commentDaily.day, from, to)) };
}

/** The counts of complaints by day, likewise, from a day on. */
export function dailyComplaints(scope: Scope, from: string, viewer: Reader) {
  return isWhole(scope, viewer)
    ? {
        complained: commentChannelComplaintDaily,
        which: and(ofWhole(commentChannelComplaintDaily, scope, viewer), gte(commentChannelComplaintDaily.day, from)),
      }
    : {
        complained: commentComplaintDaily,
        which: and(scopeOf(commentComplaintDaily, scope, viewer), gte(commentComplaintDaily.day, from)),
      };
}

const isWhole = (scope: Scope, viewer: Reader): boolean => viewer.persona !== 'shop' && !creatorsOf(viewer) && !scope.upId && !scope.workId;

const ofWhole = ({ webId }: { webId: AnyPgColumn }, scope: Scope, { caller }: Reader): SQL | undefined =>
  and(ofChannels(webId, caller), scope.webId?.length ? inArray(webId, scope.webId) : undefined);
