import { or, type SQL, sql } from 'drizzle-orm';
import { contains, containsFolded } from '../../../db/list/contains';
import { users } from '../../../tables/base/user';

/** SQL: people whose name or account holds a term. The folded text that the database keeps of them is asked first: folding everybody's names takes long. */
export const namedLike = (term: string): SQL =>
  sql`(${containsFolded(sql`${users}.search_text`, term)} and ${or(contains(users.name, term), contains(users.account, term))})`;
