import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';

/** No comment was ever written, and nothing is counted. */
export const emptyComments = (db: Db) =>
  db.execute(
    sql`truncate comments, comment_daily, comment_channel_daily, comment_token_daily, comment_token_weekly, comment_words_daily, comment_words_weekly, comment_complaint_daily, comment_channel_complaint_daily, black_fans, navy_comments, navy_runs`,
  );
