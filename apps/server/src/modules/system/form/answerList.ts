import type { FormAnswer } from '@backlot/contract';
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { countRows } from '../../../db/list/countRows';
import { idBatches } from '../../../db/list/idBatches';
import { listPage, type PageQuery } from '../../../db/list/listPage';
import type { SortQuery } from '../../../db/list/orderOf';
import { presentTime } from '../../../db/presentTime';
import { namesOfPeople } from '../../base/sight';
import { formAnswers } from '../../../tables/system/form';

interface Wanted {
  id: string;
  number?: number | undefined;
}

const sorting = {
  table: formAnswers,
  sorts: { createTime: formAnswers.createTime },
  fallback: { by: formAnswers.createTime, order: 'descend' as const },
};

const whereOf = ({ id, number }: Wanted): SQL | undefined =>
  and(eq(formAnswers.formId, id), ne(formAnswers.status, 2), number === undefined ? undefined : eq(formAnswers.number, number));

/** A page of the answers to a form, newest first. */
export async function pageOfAnswers(db: Db, query: PageQuery & Wanted): Promise<{ rows: FormAnswer[]; totalRows: number }> {
  const { rows, totalRows } = await listPage(db, { ...sorting, where: whereOf(query) }, query);
  return { rows: await present(db, rows as (typeof formAnswers.$inferSelect)[]), totalRows };
}

export const countAnswers = (db: Db, wanted: Wanted): Promise<number> => countRows(db, { table: formAnswers, where: whereOf(wanted) });

export const idsOfAnswers = (db: Db, wanted: Wanted & SortQuery): AsyncIterable<string[]> =>
  idBatches(db, { ...sorting, where: whereOf(wanted) }, wanted);

/** Answers by id, in the order asked for. */
export async function answersById(db: Db, ids: readonly string[]): Promise<FormAnswer[]> {
  const found = await db
    .select()
    .from(formAnswers)
    .where(inArray(formAnswers.id, [...ids]));
  const place = new Map(ids.map((id, index) => [id, index]));
  const sorted = found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return present(db, sorted);
}

async function present(db: Db, rows: readonly (typeof formAnswers.$inferSelect)[]): Promise<FormAnswer[]> {
  const people = await namesOfPeople(
    db,
    rows.map(({ createUser }) => createUser),
  );
  return rows.map(({ id, number, values, createUser, createTime }) => ({
    id,
    number,
    values: JSON.parse(values) as Record<string, unknown>,
    person: people.get(createUser ?? '') ?? null,
    createTime: presentTime(createTime),
  }));
}
