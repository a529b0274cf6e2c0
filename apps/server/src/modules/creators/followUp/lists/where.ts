import { type followUpApi, followUpLife, type ParsedInputOf } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../../db/list/contains';
import { inState } from '../../../../db/inState';
import { upFollowUps, ups } from '../../../../tables/creators/creator';
import { type Viewer, viewerId } from '../../../base/sight';
import { localDay } from '../../../system/country';
import { followUpsInSight } from '../sight';

export type FollowUpQuery = ParsedInputOf<typeof followUpApi.page>;

const { upId, workOrderUpId, personId, authorId, kind, planStatus, content, nextDate } = upFollowUps;

const isPlanned = inState(followUpLife, upFollowUps, 'planned');

/** SQL: planned contacts whose day, in the creator's country, stands in some way to today. */
const onDay = (isSo: (today: SQL) => SQL): SQL =>
  sql`(${isPlanned} and exists (select 1 from ${ups} where ${ups.id} = ${upId} and ${isSo(localDay(sql`now()`, ups.country))}))`;

/** SQL: contacts that somebody is to make today, or should have made. */
export const dueOf = (userId: string): SQL => sql`(${eq(personId, userId)} and ${onDay((today) => sql`${nextDate} <= ${today}`)})`;

const when = {
  overdue: onDay((today) => sql`${nextDate} < ${today}`),
  today: onDay((today) => sql`${nextDate} = ${today}`),
  week: onDay((today) => sql`${nextDate} between ${today} and ${today} + 6`),
} as const;

export const whereOf = (query: FollowUpQuery, viewer: Viewer): SQL | undefined =>
  and(
    followUpsInSight(viewer),
    query.searchValue
      ? or(
          contains(content, query.searchValue),
          sql`exists (select 1 from ${ups} where ${ups.id} = ${upId} and (${contains(ups.nickname, query.searchValue)} or ${contains(ups.upNumber, query.searchValue)}))`,
        )
      : undefined,
    query.kind?.length ? inArray(kind, query.kind) : undefined,
    query.planStatus?.length ? inArray(planStatus, query.planStatus) : undefined,
    query.due && when[query.due],
    query.waits && dueOf(viewerId(viewer)),
    query.upId ? eq(upId, query.upId) : undefined,
    query.workOrderUpId ? eq(workOrderUpId, query.workOrderUpId) : undefined,
    query.personId ? or(eq(personId, query.personId), eq(authorId, query.personId)) : undefined,
  );
