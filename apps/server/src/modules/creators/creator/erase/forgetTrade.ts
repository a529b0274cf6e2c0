import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Vault } from '../../../../secrets/createVault';
import { cooperationIntents } from '../../../../tables/trade/intent';
import { workOrderLinks } from '../../../../tables/trade/link';
import { sampleShippings } from '../../../../tables/trade/sample';
import { workOrderUps } from '../../../../tables/trade/submission';

/** Where samples went and what was written to the person; publish links stay, they prove what was paid for, and are looked at no more. */
export async function forgetTrade(tx: Db, upId: string, vault: Vault): Promise<void> {
  const nowhere = { region: '', city: '', district: '', postalCode: '', street: '' };
  await tx
    .update(sampleShippings)
    .set({ receiverName: vault.seal(''), receiverPhone: vault.seal(''), receiverAddress: vault.seal(JSON.stringify(nowhere)) })
    .where(eq(sampleShippings.upId, upId));
  await tx
    .update(cooperationIntents)
    .set({ message: '—', replyContent: null, contactType: null, contactValue: null })
    .where(eq(cooperationIntents.upId, upId));
  const submissions = tx.select({ id: workOrderUps.id }).from(workOrderUps).where(eq(workOrderUps.upId, upId));
  await tx.update(workOrderLinks).set({ nextCheckTime: null }).where(inArray(workOrderLinks.workOrderUpId, submissions));
}
