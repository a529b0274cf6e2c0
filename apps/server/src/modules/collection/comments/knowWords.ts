import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';

/** Keeps words for whoever searches comments; in the order of their letters, so that two who bring the same new words wait for each other once. */
export async function knowWords(tx: Db, words: Iterable<string>): Promise<void> {
  const distinct = [...new Set(words)];
  if (distinct.length === 0) return;
  await tx.execute(sql`
    insert into comment_vocabulary (token)
    select word from unnest(${sql.param(distinct)}::text[]) word
    where not exists (select from comment_vocabulary known where known.token = word)
    order by word
    on conflict do nothing`);
}
