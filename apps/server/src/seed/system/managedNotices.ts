import type { Db } from '../../db/database';
import type { Actor } from '../../http/requests/actor';
import { markRead } from '../../modules/base/notice';
import { addDraft, keptContent, publish, withdraw } from '../../modules/system/sysNotice';
import { type ManagedNotice, managedNotices } from './managedNoticeWords';

type People = ReadonlyMap<string, string>;

/** Notices as administrators write them, each in one language: drafts, published and withdrawn ones, some of them read. They go the way of the screen. */
export async function seedManagedNotices(db: Db, people: People): Promise<void> {
  for (const notice of managedNotices) {
    const actor = actorOf(people, notice.by);
    if (actor) await write(db, { notice, actor, receiverIds: idsOf(people, notice.to) });
  }
}

/** Nobody is connected while the demo is planted. */
const quiet = { events: { publish: () => Promise.resolve(), publishSoon: () => undefined, on: () => undefined } };

async function write(
  db: Db,
  { notice: { title, type, html, course }, actor, receiverIds }: { notice: ManagedNotice; actor: Actor; receiverIds: string[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const id = await addDraft(tx, { title, type, receiverIds, ...keptContent(html, actor.language) }, actor);
    if (course === 'draft') return;
    await publish(tx, quiet, { id, actor });
    for (const reader of receiverIds.filter((_, at) => at % 3 === 0)) await markRead(tx, reader, [id]);
    if (course === 'withdrawn') await withdraw(tx, quiet, { id, actor });
  });
}

const idsOf = (people: People, to: RegExp): string[] => [...people].flatMap(([account, id]) => (to.test(account) ? [id] : []));

function actorOf(people: People, account: string): Actor | undefined {
  const userId = people.get(account);
  if (userId === undefined) return undefined;
  const caller = {
    sessionId: '',
    userId,
    account,
    name: account,
    adminType: '1',
    isAbroad: false,
    country: null,
    orgId: null,
    roles: [],
    permissions: new Set<string>(),
  } as const;
  return { caller, language: 'en', requestId: undefined, scope: { all: true, own: true, orgIds: [] } };
}
