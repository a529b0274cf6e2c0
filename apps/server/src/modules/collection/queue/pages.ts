import type { CollectCounts } from '../../../tables/collection/queue';
import type { Channel, Told } from '../connectors';
import { none, offered, type Running, sum } from './running';

const mostPages = 500;
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
  let counts = none;
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const paging = { cursor, limit: pageSize };
    const told: Told<unknown> = await reached.ask<unknown>(endpoint, (channel) => {
      const list = offered(channel, name) as (...args: unknown[]) => Promise<Told<unknown>>;
      return of ? list(of, paging) : list(paging);
    });
    counts = sum(counts, await keep(told as Awaited<ReturnType<List<Name>>>));
    cursor = told.nextCursor;
    if (cursor === null) break;
  }
  return counts;
}
