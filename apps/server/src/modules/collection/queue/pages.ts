import type { CollectCounts } from '../../../tables/collection/queue';
import { type Channel, type Told, offered } from '../connectors';
import { paged } from './paged';
import { none, type Running, sum } from './running';

const pageSize = 100;

type Listing = 'listOrders' | 'listShopOrders' | 'listReturns' | 'listSamples' | 'listStatements' | 'listUnsettled' | 'listVideoResults';
type List<Name extends Listing> = NonNullable<Channel[Name]>;

interface Pages<Name extends Listing> {
  endpoint: string;
  name: Name;
  /** What of the list is asked for. */
  of?: Parameters<List<Name>>[0];
  keep: (told: Awaited<ReturnType<List<Name>>>) => Promise<CollectCounts>;
}

/** Every page of a list, each kept before the next is asked for. */
export async function pages<Name extends Listing>({ reached }: Running, { endpoint, name, of, keep }: Pages<Name>): Promise<CollectCounts> {
  const pageFrom = (cursor: string | null) =>
    reached.ask<unknown>(endpoint, (channel) => {
      const list = offered(channel, name) as (...args: unknown[]) => Promise<Told<unknown>>;
      const paging = { cursor, limit: pageSize };
      return of ? list(of, paging) : list(paging);
    });
  let counts = none;
  for await (const told of paged(pageFrom)) counts = sum(counts, await keep(told as Awaited<ReturnType<List<Name>>>));
  return counts;
}
