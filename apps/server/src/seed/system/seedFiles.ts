import { randomUUID } from 'node:crypto';
import { count, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { FileStore } from '../../files/fileStore';
import { addFile } from '../../modules/base/file';
import { files } from '../../tables/base/file';

/** Uploads that nobody has put to use yet: they may go a day later. */
const uploads = [
  {
    name: 'rate card.csv',
    mime: 'text/csv; charset=utf-8',
    account: 'staff.1',
    text: 'Creator,Country,Video,Live hour\n"Reyes, Bea",PH,12000,4500\nPloy Review,TH,9000,3200\nLinh Review,VN,8200000,2600000\n',
  },
  {
    name: 'briefing.txt',
    mime: 'text/plain; charset=utf-8',
    account: 'leader.ph',
    text: 'Opening in the first five seconds.\nShow the label, then the texture.\nThe link stays up for 30 days.\n',
  },
];

/** Documents in the list of files; what is there already stays. */
export async function seedFiles(
  db: Db,
  { fileStore, userIds }: { fileStore: FileStore; userIds: ReadonlyMap<string, string> },
): Promise<void> {
  const names = uploads.map(({ name }) => name);
  const [known] = await db.select({ n: count() }).from(files).where(inArray(files.originName, names));
  if (known?.n) return;
  for (const { name, mime, account, text } of uploads) {
    const createUser = userIds.get(account);
    if (createUser === undefined) continue;
    const objectName = `${randomUUID()}.${name.split('.').at(-1)}`;
    const body = Buffer.from(text);
    await fileStore.put(objectName, body);
    await addFile(db, { objectName, originName: name, mime, size: body.length, createUser });
  }
}
