import { and, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import type { Actor } from '../../../../http/requests/actor';
import type { Services } from '../../../../services';
import { columnsFor, columnsOf, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { type Viewer, viewerFrom } from '../../../base/sight';
import { upColumns } from './columns';
import { filterOf, type UpQuery } from './filter';
import type { KeywordWay } from './keyword';
import { mainContacts, presentUps } from '../present';
import { upsInSight } from '../sight';
import { ups } from '../../../../tables/creators/creator';
import type { UpRow } from '../upOf';

const { createTime, fansNum, avgViews, interactionRate, sales30Usd, starLevel, nickname } = getTableColumns(ups);
// Sales of several countries are compared in one currency.
export const sorting = {
  sorts: { createTime, fansNum, avgViews, interactionRate, sales30: sales30Usd, starLevel, nickname },
  fallback: { by: createTime, order: 'descend' as const },
};

/** Which creators a list is of: the library, games, or the public pool. */
export type UpList = 'library' | 'game' | 'pool';

export const part: Readonly<Record<UpList, SQL | undefined>> = { library: undefined, game: eq(ups.upTypeId, 2), pool: isNull(ups.bdId) };

/** A page of creators in sight. */
export async function pageOfUps(db: Db, list: UpList, query: UpQuery, viewer: Viewer) {
  const asked = (way: KeywordWay) => and(upsInSight(viewer), part[list], filterOf(query, way));
  const isPlain = filterOf(query) === undefined;
  const { rows, totalRows } = await listPage(
    db,
    { table: ups, where: asked('index'), ...(!isPlain && { whereMany: asked('scan') }), isPlain, ...sorting },
    query,
  );
  return presentPage({ ...query, totalRows, rows: await presentUps(db, rows as unknown as UpRow[], viewer) });
}

/** Rows of the export: those of the library, with contacts only where the person sees them. */
export function upExport({ database: { db }, vault }: Pick<Services, 'database' | 'vault'>): ExportSource {
  const whereOf = async (query: Record<string, unknown>, actor: Actor) =>
    and(upsInSight(await viewerFrom(db, actor)), filterOf(query as unknown as UpQuery));
  return {
    area: 'up',
    permission: 'upLibrary.export',
    columns: async (_query, actor) => columnsFor(upColumns, await viewerFrom(db, actor)),
    headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(upColumns, await viewerFrom(db, actor)), query), language),
    count: async (query, actor) => countRows(db, { table: ups, where: await whereOf(query, actor) }),
    batches: async (query, actor) =>
      idBatches(db, { table: ups, where: await whereOf(query, actor), ...sorting }, query as unknown as UpQuery),
    lines: async (ids, actor, query) => {
      const viewer = await viewerFrom(db, actor);
      const place = new Map(ids.map((id, index) => [id, index]));
      const rows = (
        await db
          .select()
          .from(ups)
          .where(inArray(ups.id, [...ids]))
      ).sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
      const contacts = await mainContacts(db, rows, viewer, vault);
      const shown = (await presentUps(db, rows, viewer)).map((row) => ({ ...row, contact: contacts.get(row.id) ?? null }));
      return linesOf(db, { columns: columnsOf(columnsFor(upColumns, viewer), query), rows: shown, language: actor.language });
    },
  };
}
