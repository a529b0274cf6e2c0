import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../db/database';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { sampleShippings } from '../../../../tables/trade/sample';
import type { Viewer } from '../../../base/sight';
import type { Sample } from '../../parts';
import { presentSamples } from './present';
import { type SampleQuery, whereOf } from './where';

const { approveDeadline, shipDeadline, contentDeadline, createTime, sampleNo } = sampleShippings;

const sorts = { createTime, sampleNo };
const newest = { sorts, fallback: { by: createTime, order: 'descend' as const } };
const oldest = { sorts, fallback: { by: createTime, order: 'ascend' as const } };

/** The deadline of each state that has one: awaiting review, to be sent, content due, content overdue. */
const deadlines = new Map<number, AnyPgColumn>([
  [1, approveDeadline],
  [2, shipDeadline],
  [4, contentDeadline],
  [8, contentDeadline],
]);

/** Samples that all wait for the same thing stand by its deadline, the soonest first; of different ones that are due the oldest comes first, others begin with the newest. */
export function sortingOf({ sampleStatus, due }: Pick<SampleQuery, 'sampleStatus' | 'due'>) {
  const [by, ...others] = new Set(sampleStatus?.map((state) => deadlines.get(state)));
  return by && others.length === 0 ? { sorts, fallback: { by, order: 'ascend' as const } } : due ? oldest : newest;
}

export async function pageOfSamples(db: Db, query: SampleQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: sampleShippings, where: whereOf(query, viewer), ...sortingOf(query) }, query);
  return presentPage({ ...query, totalRows, rows: await presentSamples(db, rows as unknown as Sample[], viewer) });
}
