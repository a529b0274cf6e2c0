import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Vault } from '../../secrets/createVault';
import { upContacts, ups } from '../../tables/creators/creator';
import { labelCategories, labels } from '../../tables/creators/label';
import { insertRows } from '../../db/insertRows';

type Gamer = typeof ups.$inferInsert & { id: string; upNumber: string };

/** Creators of games with what every creator of the library has: a label, and a way to reach them. */
export async function plantGamers(db: Db, { creators, vault }: { creators: readonly Gamer[]; vault: Vault }): Promise<void> {
  const [label] = await db
    .select({ id: labels.id })
    .from(labels)
    .innerJoin(labelCategories, eq(labelCategories.id, labels.categoryId))
    .where(eq(labelCategories.objectType, 1))
    .orderBy(asc(labels.id))
    .limit(1);
  if (!label) throw new Error('Labels of creators come first.');
  await insertRows(
    db,
    ups,
    creators.map((one) => ({ ...one, labelIds: [label.id] })),
  );
  await db
    .update(labels)
    .set({ used: sql`${labels.used} + ${creators.length}` })
    .where(eq(labels.id, label.id));
  await insertRows(
    db,
    upContacts,
    creators.map(({ id, upNumber }) => ({
      upId: id,
      contactType: 'email',
      contactValue: vault.seal(`${upNumber}@creator.example`),
      isPrimary: true,
    })),
  );
}
