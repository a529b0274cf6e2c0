import { CollectError, type Told } from '../connectors';

/** A list that is longer is none that ends. */
const mostPages = 10_000;

/** The pages of a list, each asked for once the one before is done with, to the end; one that does not end is told as a failure. */
export async function* paged<Page extends Told<unknown>>(list: (cursor: string | null) => Promise<Page>): AsyncGenerator<Page> {
  const led = new Set<string>();
  let cursor: string | null = null;
  for (;;) {
    const told: Page = await list(cursor);
    yield told;
    cursor = told.nextCursor;
    if (cursor === null) return;
    if (led.has(cursor) || led.size === mostPages) throw new CollectError('Upstream5xx', `page ${led.size + 1}, "${cursor}": no end`);
    led.add(cursor);
  }
}
