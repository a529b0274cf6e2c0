import { linkWords } from '@backlot/contract/words/trade/link';
import type { OutputOf, workOrderLinkApi } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../../services';
import { type Column, columnsFor, columnsOf, type ExportSource, headersOf, linesOf } from '../../base/download';
import { stateWord } from '../../base/lifeCycle';
import { viewerFrom } from '../../base/sight';
import { countLinks, idsOfLinks, type LinkQuery, presentLinks, whereOf } from './lists';
import { kindWord } from './notices';
import { workOrderLinks } from '../../../tables/trade/link';

const columns: readonly Column<OutputOf<typeof workOrderLinkApi.page>['rows'][number]>[] = [
  { field: 'workOrderNo', header: linkWords.workOrderNo, value: (row) => row.workOrderNo },
  { field: 'up', header: linkWords.creator, value: (row) => row.up.name },
  { field: 'up', header: linkWords.upNumber, value: (row) => row.upNumber },
  { field: 'bd', isInside: true, header: linkWords.bd, value: (row) => row.bd?.name ?? null },
  {
    field: 'linkType',
    header: linkWords.linkType,
    value: ({ linkType }, language) => kindWord(linkType, language),
  },
  { field: 'link', header: linkWords.link, value: (row) => row.link },
  { field: 'round', header: linkWords.round, value: (row) => row.round },
  {
    field: 'reviewStatus',
    header: linkWords.reviewStatus,
    value: (row, language) => stateWord('reviewStatus', row.reviewStatus, language),
  },
  { field: 'rejectReason', header: linkWords.rejectReason, value: (row) => row.rejectReason },
  {
    field: 'linkStatus',
    header: linkWords.linkStatus,
    value: (row, language) => stateWord('linkStatus', row.linkStatus, language),
  },
  { field: 'createTime', header: linkWords.submitTime, value: (row) => row.createTime },
];

/** Links as a file: those of the screen, in its order, as the person may see them when it runs. */
export const linkExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'linkAudit',
  permission: 'linkAudit.export',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countLinks(db, whereOf(query as LinkQuery, await viewerFrom(db, actor))),
  batches: async (query, actor) => idsOfLinks(db, whereOf(query as LinkQuery, await viewerFrom(db, actor)), query as LinkQuery),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(workOrderLinks)
      .where(inArray(workOrderLinks.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentLinks(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
