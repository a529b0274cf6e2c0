import { type SQL, sql } from 'drizzle-orm';
import { sales } from '../../../../tables/money/order';

/** SQL: the channel of a line: that of its order, or of its creator where the order came by file. */
export const channelOfLine: SQL = sql`coalesce(nullif(${sales.orderSource}, 99), ups.web_id)`;

/** Growth is measured against at least so many dollars, so that a first sale is no miracle. */
const growthFloorUsd = 10;

/** SQL: growth of sales against the time before; unknown where nothing was sold before and a dollar has no price. */
export const growthOf = ({ now, before }: Record<'now' | 'before', SQL>): SQL =>
  sql`round((${now} - ${before}) / nullif(greatest(${before}, ${growthFloorUsd} * per_usd), 0), 4)`;
