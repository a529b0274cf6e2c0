import { and } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import { anyProfileAt } from '../../channel';
import { refuseTooMany } from '../../../base/crud';
import { type Viewer } from '../../../base/sight';
import { filterOf, type UpQuery } from './filter';
import { among, pastedTerms } from './keyword';
import { part, sorting, type UpList } from './list';
import { upsInSight } from '../sight';
import { ups } from '../../../../tables/creators/creator';

type Query = Omit<UpQuery, 'pageNo' | 'pageSize'>;

const whereOf = (list: UpList, query: Query, viewer: Viewer) => and(upsInSight(viewer), part[list], filterOf(query as UpQuery));

/** The ids of every creator that a list finds, in its order; more than one bulk action takes are refused with 1020004. */
export async function matchingUps(db: Db, list: UpList, query: Query, viewer: Viewer): Promise<{ ids: string[]; totalRows: number }> {
  const where = whereOf(list, query, viewer);
  const totalRows = await countRows(db, { table: ups, where });
  refuseTooMany(totalRows);
  return { ids: (await Array.fromAsync(idBatches(db, { table: ups, where, ...sorting }, query))).flat(), totalRows };
}

/** The pasted ids, handles and addresses that no creator of a list answers to; a foreign creator is not told from a missing one. */
export async function unmatchedTerms(db: Db, list: UpList, query: Query, viewer: Viewer): Promise<string[]> {
  const terms = pastedTerms(query.searchValue);
  if (terms.length === 0) return [];
  const found = await db
    .select({ id: ups.id, platformId: ups.platformId, upNumber: ups.upNumber, homePageLink: ups.homePageLink })
    .from(ups)
    .where(and(whereOf(list, query, viewer), among(terms)));
  const known = new Set(
    found.flatMap(({ id, platformId, upNumber, homePageLink }) => [id, platformId, upNumber.toLowerCase(), homePageLink]),
  );
  return terms.filter((term) => {
    const handle = term.replace(/^@/, '');
    const page = term.includes('/') ? anyProfileAt(term)?.key : undefined;
    return ![term, handle.toLowerCase(), page, page?.toLowerCase()].some((name) => name !== undefined && known.has(name));
  });
}
