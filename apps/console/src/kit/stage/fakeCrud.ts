import { type Endpoint, errors } from '@backlot/contract';
import type { CrudArea, RowOf } from '../list/CrudArea';
import { type Answer, Refusal } from './answer';

interface FakeCrud<A extends CrudArea> {
  api: A;
  rows: readonly RowOf<A>[];
  /** What a draft becomes; the draft itself by default. */
  rowOf?: (draft: Record<string, unknown>) => object;
  /** Whether a row fits a query; text filters by containing, others by equality, by default. */
  matches?: (row: RowOf<A>, query: Record<string, unknown>) => boolean;
  /** Refuses the deletion of a row. */
  refuseDelete?: (row: RowOf<A>) => { code: number; message: string } | undefined;
}

/** The six calls of a resource over rows in memory, with versions and partial refusals as the server gives them. */
export function fakeCrud<A extends CrudArea>({
  api,
  rows,
  rowOf = (draft) => draft,
  matches = contains,
  refuseDelete,
}: FakeCrud<A>): { answers: Answer[]; rows: RowOf<A>[] } {
  const kept = [...rows];
  const find = (id: unknown) => {
    const at = kept.findIndex((row) => row.id === id);
    const row = kept[at];
    if (!row) throw new Refusal(errors.notFound.code, errors.notFound.en);
    return { at, row };
  };
  const reply = (endpoint: Endpoint, work: (input: Record<string, unknown>) => unknown): Answer => ({
    endpoint,
    reply: (input) => work(input as Record<string, unknown>),
  });
  const answers = [
    reply(api.page, (query) => {
      const found = kept.filter((row) => matches(row, query));
      const [pageNo, pageSize] = [Number(query['pageNo']), Number(query['pageSize'])];
      const first = (pageNo - 1) * pageSize;
      return {
        pageNo,
        pageSize,
        totalPage: Math.ceil(found.length / pageSize),
        totalRows: found.length,
        rows: sorted(found, query).slice(first, first + pageSize),
      };
    }),
    reply(api.detail, ({ id }) => find(id).row),
    reply(api.add, (draft) => {
      const id = String(9000 + kept.length);
      kept.unshift({ ...kept[0], ...rowOf(draft), id, version: 1 } as RowOf<A>);
      return { id };
    }),
    reply(api.edit, ({ id, version, ...draft }) => {
      const { at, row } = find(id);
      if (row.version !== version) throw new Refusal(errors.versionConflict.code, errors.versionConflict.en);
      kept[at] = { ...row, ...rowOf(draft), version: row.version + 1 };
      return {};
    }),
    reply(api.delete, ({ ids }) => {
      const asked = (ids as string[]).map((id) => find(id).row);
      const failed = asked.flatMap((row) => {
        const refusal = refuseDelete?.(row);
        return refusal ? [{ id: row.id, ...refusal }] : [];
      });
      const ok = asked.map(({ id }) => id).filter((id) => failed.every((one) => one.id !== id));
      for (const id of ok) kept.splice(find(id).at, 1);
      return { ok, failed };
    }),
    reply(api.export, () => ({ id: '1' })),
  ];
  return { answers, rows: kept };
}

const paging = new Set(['pageNo', 'pageSize', 'sortField', 'sortOrder']);

const contains = (row: object, query: Record<string, unknown>) =>
  Object.entries(query).every(
    ([key, wanted]) => paging.has(key) || wanted === undefined || String((row as Record<string, unknown>)[key]).includes(String(wanted)),
  );

function sorted<Row extends object>(rows: readonly Row[], { sortField, sortOrder }: Record<string, unknown>): Row[] {
  if (typeof sortField !== 'string') return [...rows];
  const value = (row: Row) => (row as Record<string, unknown>)[sortField];
  const direction = sortOrder === 'descend' ? -1 : 1;
  return rows.toSorted(
    (one, other) =>
      direction *
      (typeof value(one) === 'number' ? Number(value(one)) - Number(value(other)) : String(value(one)).localeCompare(String(value(other)))),
  );
}
