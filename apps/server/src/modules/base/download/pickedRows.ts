import type { Actor } from '../../../http/requests/actor';
import type { TableSource } from '../../../http/parts/exportSource';

type Query = Record<string, unknown>;

/** The ids that an export is asked for by name; undefined for every row of its filter. */
const pickedIn = ({ ids }: Query): readonly string[] | undefined => (Array.isArray(ids) ? (ids as string[]) : undefined);

/** How many rows an export has, at most. */
export const countOf = async (source: TableSource, query: Query, actor: Actor): Promise<number> =>
  pickedIn(query)?.length ?? (await source.count(query, actor));

/** The rows of an export in the order of the list: those in scope that were picked, or all. */
export async function* batchesOf(source: TableSource, query: Query, actor: Actor): AsyncGenerator<readonly string[]> {
  const left = new Set(pickedIn(query));
  const isWhole = pickedIn(query) === undefined;
  for await (const ids of await source.batches(query, actor)) {
    const wanted = isWhole ? ids : ids.filter((id) => left.delete(id));
    if (wanted.length > 0) yield wanted;
    if (!isWhole && left.size === 0) return;
  }
}
