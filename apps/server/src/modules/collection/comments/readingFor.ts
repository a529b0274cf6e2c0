import type { Language } from '@backlot/comment-words';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { ups } from '../../../tables/creators/creator';
import { dayIn } from '../../system/country';
import { type ReadComment, readerNow } from './commentReader';

/** What is read of a comment as its channel tells it. */
interface Item {
  content: string;
  commentTime: Date;
  work: { upId: string };
}

const hints: Record<string, Language> = { PH: 'fil', MY: 'ms', TH: 'th', VN: 'vi', SG: 'en', ID: 'id' };

/** Reads comments of a channel as the libraries are now, each where its creator is. What was read already is known when it is asked again. */
export async function readingFor(tx: Db, { webId, items }: { webId: number; items: readonly Item[] }) {
  const upIds = [...new Set(items.map(({ work }) => work.upId))];
  const rows = await tx.select({ id: ups.id, country: ups.country }).from(ups).where(inArray(ups.id, upIds));
  const countries = new Map(rows.map(({ id, country }) => [id, country]));
  const countryOf = ({ work }: Item) => countries.get(work.upId) ?? 'PH';
  const read = await readerNow(tx);
  return {
    dayOf: (item: Item): string => dayIn(countryOf(item), item.commentTime),
    wordsOf: (item: Item): ReadComment => read({ content: item.content, webId, hint: hints[countryOf(item)] ?? 'en' }),
  };
}
