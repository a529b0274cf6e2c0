import type { navyApi, ParsedInputOf } from '@backlot/contract';
import { and, between, type SQL } from 'drizzle-orm';
import { navyComments } from '../../../tables/analysis/navy';
import type { Viewer } from '../../base/sight';
import { type Period, scopeOf } from '../comment';

type Asked = Pick<ParsedInputOf<typeof navyApi.overview>, 'webId' | 'upId' | 'workId'>;

/** What is asked about, as the counts of comments take it. */
export const scopeIn = ({ webId, upId, workId }: Asked) => ({ webId: webId === undefined ? undefined : [webId], upId, workId });

/** SQL: the marked comments that a question is about, within what somebody sees. */
export const marksOf = (asked: Asked, { fromDay, toDay }: Period, viewer: Viewer): SQL | undefined =>
  and(scopeOf(navyComments, scopeIn(asked), viewer), between(navyComments.day, fromDay, toDay));
