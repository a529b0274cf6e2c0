import { fetchPublic } from '../../http/outward/fetchPublic';
import { keptThumbnail, thumbnailOf } from './thumbnail';
import type { FileStore } from '../fileStore';

const limits = { mostBytes: 5 * 1024 * 1024, patienceMs: 4000, redirects: 2 };
/** How long an address that gave no picture is left alone, and how many such addresses are remembered. */
const [restMs, mostRemembered] = [3_600_000, 2000];

const failed = new Map<string, number>();
const asking = new Map<string, Promise<Buffer | undefined>>();

/** A picture that a channel shows, fetched once under guard and kept small; undefined where there is none. */
export async function channelThumbnail(store: FileStore, address: string): Promise<Buffer | undefined> {
  if ((failed.get(address) ?? 0) > Date.now()) return undefined;
  const running = asking.get(address) ?? keptThumbnail(store, address, () => read(address)).finally(() => asking.delete(address));
  asking.set(address, running);
  const found = await running;
  if (!found) rest(address);
  return found;
}

async function read(address: string): Promise<Buffer | undefined> {
  const bytes = await fetchPublic(address, limits);
  return bytes && thumbnailOf(bytes);
}

function rest(address: string): void {
  failed.set(address, Date.now() + restMs);
  const [oldest] = failed.keys();
  if (failed.size > mostRemembered && oldest !== undefined) failed.delete(oldest);
}
