import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { collections } from '../../../tables/analysis/collection';
import { rowForUpdate } from '../../base/crud';
import type { Viewer } from '../../base/sight';

export type Collection = typeof collections.$inferSelect;

/** SQL: collections of this person; those of others are like none. */
export const ownCollections = ({ caller }: Viewer): SQL => eq(collections.userId, caller.userId);

/** An own collection, locked until the transaction ends; 1020002 for any other. */
export const collectionToChange = (tx: Db, id: string, viewer: Viewer): Promise<Collection> =>
  rowForUpdate(tx, {
    table: collections,
    id,
    notFound: 'notFound',
    within: and(ownCollections(viewer)),
  });
