import { mostMatching, type ParsedInputOf, type Permission, type PermissionId } from '@backlot/contract';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { containsFolded } from '../../../db/list/contains';
import { containsIndexed, type Finds } from '../../../db/list/containsIndexed';
import { countRows } from '../../../db/list/countRows';
import { idBatches } from '../../../db/list/idBatches';
import { listPage, type PageQuery } from '../../../db/list/listPage';
import type { ListTable } from '../../../db/list/listTable';
import type { SortQuery } from '../../../db/list/orderOf';
import { suitedFinds } from '../../../db/list/suitedFinds';
import { presentPage } from '../../../db/presentPage';
import { type Actor, actionsOf, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { inBatch } from '../../../http/requests/inBatch';
import type { Handlers } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { dataScopeOf } from '../dataScope';
import { columnsOf, headersOf, linesOf, queueExport, type TableSource } from '../download';
import { changesOf } from './changesOf';
import { note } from './note';
import { refuseTooMany } from './refuseTooMany';
import { draftColumns } from './draftColumns';
import { refuseTaken } from './refuseTaken';
import type { Change, CrudApi, DraftOf, FilterOf, Resource, RowOf, Shown } from './resource';
import { lockArea, rowForUpdate, rowOrRefuse, updateRow } from './rows';

type Six = 'page' | 'detail' | 'add' | 'edit' | 'delete' | 'export';
/** Answers the ids of all rows that match, or refuses too many with 1020004, for areas that have the call. */
type Matching<A extends CrudApi> = (
  query: Omit<FilterOf<A>, 'pageNo' | 'pageSize'>,
  call: Call,
) => Promise<{ ids: string[]; totalRows: number }>;
/** Answers every row that matches, for areas that have the call. */
type WholeList<A extends CrudApi> = (query: Omit<FilterOf<A>, 'pageNo' | 'pageSize'>, call: Call) => Promise<Shown<A>[]>;
type Edit<A extends CrudApi> = ParsedInputOf<A['edit']> & DraftOf<A> & { id: string; version: number };

/** The six calls of a resource and the source of its exports: lists, rules and trail in one way for all of them. */
export function createCrud<A extends CrudApi, T extends ListTable>(
  services: Services,
  resource: Resource<A, T>,
): { handlers: Pick<Handlers<A>, Six>; matching: Matching<A>; list: WholeList<A>; source: TableSource } {
  const { db } = services.database;
  const { area, table, notFound, hidden, sorts, fallback, unsteady = [], unique = [] } = resource;
  const sorting = { sorts, fallback, unsteady };
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const within = (actor: Actor) => resource.within?.(actor);
  const found = ({ searchValue }: { searchValue?: string }, finds: Finds) =>
    resource.keyword && searchValue ? finds(resource.keyword, searchValue) : undefined;
  const suited = async ({ searchValue: term }: { searchValue?: string }): Promise<Finds> =>
    resource.keyword && term ? suitedFinds(db, { table, column: resource.keyword, term }) : containsIndexed;
  const whereOf = async (query: FilterOf<A>, actor: Actor, finds?: Finds): Promise<SQL | undefined> =>
    and(
      sql`${table.status} <> 2`,
      hidden,
      within(actor),
      found(query as object, finds ?? (await suited(query as object))),
      await resource.filter(query, db),
    );
  const wanted = (id: string, actor: Actor) => ({ table, id, notFound, hidden, within: within(actor) });
  const present = presenterOf(resource);
  const valuesOf = (draft: DraftOf<A>) =>
    resource.values?.(draft) ?? (draftColumns(table, resource.api.add.input, draft) as Partial<T['$inferInsert']>);
  /** What a change passes before it is stored. */
  const guard = async (tx: Db, { draft, before }: Change<A, T>, actor: Actor) => {
    await resource.check?.(tx, { draft, before }, actor);
    await refuseTaken<DraftOf<A>>(tx, { area, table, unique, draft, exceptId: before?.id });
  };
  const inTurn = async (tx: Db) => {
    if (resource.isSerial) await lockArea(tx, area);
  };
  const audited = (row: Record<string, unknown>) => resource.audited?.(row as RowOf<T>) ?? row;
  const source = exportSource(db, resource, whereOf);

  const page = async (query: FilterOf<A> & PageQuery, call: Call) => {
    const actor = await act(call);
    const whereMany = found(query as object, containsFolded) && (await whereOf(query, actor, containsFolded));
    const { rows, totalRows } = await listPage(db, { table, where: await whereOf(query, actor), whereMany, ...sorting }, query);
    return presentPage({ ...query, totalRows, rows: await present(db, rows as RowOf<T>[], actor) });
  };

  const detail = async ({ id }: { id: string }, call: Call) => {
    const actor = await act(call);
    const [shown] = await present(db, [(await rowOrRefuse(db, wanted(id, actor))) as RowOf<T>], actor);
    return shown;
  };

  const add = async (draft: DraftOf<A>, call: Call) => {
    const actor = await act(call);
    const initial = await resource.initial?.(draft);
    return db.transaction(async (tx) => {
      await inTurn(tx);
      await guard(tx, { draft, before: undefined }, actor);
      const [row] = await tx
        .insert(table as ListTable)
        .values({ ...initial, ...valuesOf(draft), createUser: actor.caller.userId } as never)
        .returning();
      if (!row) throw new Error(`No row of ${area} was stored.`);
      const id = String(row['id' as never]);
      const more = await resource.saved?.(tx, { draft, before: undefined, id }, actor);
      await note(tx, { actor, action: `${area}.add`, object: `${area}:${id}`, detail: { ...changesOf({}, audited(row)), ...more } });
      return { id };
    });
  };

  const edit = async (draft: Edit<A>, call: Call) => {
    const actor = await act(call);
    await db.transaction(async (tx) => {
      await inTurn(tx);
      const before = (await rowForUpdate(tx, wanted(draft.id, actor))) as RowOf<T>;
      if (before.version !== draft.version) throw new Refusal('versionConflict');
      await guard(tx, { draft, before }, actor);
      const after = await updateRow(tx, {
        table,
        id: draft.id,
        version: draft.version,
        set: valuesOf(draft),
        userId: actor.caller.userId,
      });
      const more = await resource.saved?.(tx, { draft, before, id: draft.id }, actor);
      await note(tx, {
        actor,
        action: `${area}.edit`,
        object: `${area}:${draft.id}`,
        detail: { ...changesOf(audited(before), audited(after)), ...more },
      });
    });
    return {};
  };

  const remove = async ({ ids }: { ids: string[] }, call: Call) => {
    const actor = await act(call);
    const gone = new Set<string>();
    const removeOne = (id: string) =>
      db.transaction(async (tx) => {
        await inTurn(tx);
        const row = (await rowForUpdate(tx, { table, id, notFound, within: within(actor) })) as RowOf<T>;
        for (const along of (await resource.removing?.(tx, row, actor)) ?? []) gone.add(along);
        await updateRow(tx, { table, id, set: { status: 2 } as never, userId: actor.caller.userId });
        await note(tx, {
          actor,
          action: `${area}.delete`,
          object: `${area}:${id}`,
          detail: { name: (row as { name?: unknown }).name ?? null },
        });
      });
    return inBatch({
      ids,
      language: call.language,
      act: async (id) => {
        if (gone.has(id)) return;
        await removeOne(id);
        await resource.removed?.(id);
      },
    });
  };

  const handlers = {
    page,
    detail,
    add,
    edit,
    delete: remove,
    export: async (query: FilterOf<A> & PageQuery, call: Call) => ({
      id: await queueExport(services, { source, query, actor: await act(call) }),
    }),
  };
  const matching: Matching<A> = async (query, call) => {
    const where = await whereOf(query as FilterOf<A>, await act(call));
    const totalRows = await countRows(db, { table, where });
    refuseTooMany(totalRows);
    return { ids: (await Array.fromAsync(idBatches(db, { table, where, ...sorting }, query as SortQuery))).flat(), totalRows };
  };
  const list: WholeList<A> = async (query, call) => {
    const actor = await act(call);
    const { rows, totalRows } = await listPage(
      db,
      { table, where: await whereOf(query as FilterOf<A>, actor), ...sorting },
      { ...(query as SortQuery), pageNo: 1, pageSize: mostMatching },
    );
    refuseTooMany(totalRows);
    return present(db, rows as RowOf<T>[], actor);
  };
  // The handlers are written against the shapes of `crud()`; that an area of it has these shapes is known to people only.
  return { handlers: handlers as unknown as Pick<Handlers<A>, Six>, matching, list, source };
}

/** Shows rows as the resource says, or as they are with what the caller may do. */
function presenterOf<A extends CrudApi, T extends ListTable>(resource: Resource<A, T>) {
  const { area, permission = area as PermissionId } = resource;
  const asTheyAre: NonNullable<typeof resource.present> = async (_db, rows, { caller }) => {
    const can = actionsOf(caller, permission);
    // That the columns of the table are those of the contract, the presentation of every answer sees to.
    return rows.map((row) => ({ ...row, can })) as unknown as Shown<A>[];
  };
  return resource.present ?? asTheyAre;
}

/** Rows of an export: those of the list, in its order, within the scope that the person has when it runs. */
function exportSource<A extends CrudApi, T extends ListTable>(
  db: Db,
  resource: Resource<A, T>,
  whereOf: (query: FilterOf<A>, actor: Actor) => Promise<SQL | undefined>,
): TableSource {
  const { area, permission = area as PermissionId, table, columns, sorts, fallback } = resource;
  const present = presenterOf(resource);
  return {
    area,
    permission: `${permission}.export` as Permission,
    columns: () => columns,
    headers: (language, query) => headersOf(columnsOf(columns, query), language),
    count: async (query, actor) => countRows(db, { table, where: await whereOf(query as FilterOf<A>, actor) }),
    batches: async (query, actor) =>
      idBatches(db, { table, where: await whereOf(query as FilterOf<A>, actor), sorts, fallback }, query as SortQuery),
    lines: async (ids, actor, query) => {
      const found = (await db
        .select()
        .from(table as ListTable)
        .where(inArray(table.id, [...ids]))) as unknown as RowOf<T>[];
      const place = new Map(ids.map((id, index) => [id, index]));
      const rows = await present(
        db,
        found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
        actor,
      );
      return linesOf<Shown<A>>(db, { columns: columnsOf(columns, query), rows, language: actor.language });
    },
  };
}
