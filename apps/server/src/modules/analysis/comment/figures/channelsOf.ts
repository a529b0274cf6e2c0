import { between, type SQL, sql } from 'drizzle-orm';
import { commentChannelDaily } from '../../../../tables/analysis/commentCounts';
import type { Days } from './period';

/** SQL: channels that something was said on in some days: named, an index leads to the days of each, and past all others. */
export const channelsOf = ({ fromDay, toDay }: Days): SQL =>
  sql`array(select distinct ${commentChannelDaily.webId} from ${commentChannelDaily} where ${between(commentChannelDaily.day, fromDay, toDay)})`;
