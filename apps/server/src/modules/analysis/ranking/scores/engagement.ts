import { type SQL, sql } from 'drizzle-orm';
import { figuresSince, standing } from './figures';

/** SQL: interaction, usual views and likes among creators of the country and tier, over 30 days or the year of the overall list. */
export const engagement: SQL = sql`
  select n, web_id, categories, object_id,
    100 * (0.5 * ${standing(sql`rate`)} + 0.3 * ${standing(sql`median`)} + 0.2 * ${standing(sql`log(likes + 1)`)}) score,
    null::numeric tie, null::numeric tie2, fans, jsonb_build_object('interactionRate', round(rate, 4), 'medianViews', median, 'likes', likes) value
  from (${figuresSince(sql`least(w.since, w.until - interval '30 days')`)}) figures`;
