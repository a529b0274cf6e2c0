import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Vault } from '../../secrets/createVault';
import { hiddenContact } from './present';
import { upContacts } from './tables';

interface Contact {
  contactType: string;
  contactValue: string;
  isPrimary: boolean;
}

const shapes: Readonly<Record<string, RegExp>> = {
  phone: /^\+?[\d ()-]{6,32}$/,
  whatsapp: /^\+?[\d ()-]{6,32}$/,
  viber: /^\+?[\d ()-]{6,32}$/,
  zalo: /^\+?[\d ()-]{6,32}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  line: /^\S.{0,99}$/,
  wechat: /^\S.{0,99}$/,
  telegram: /^\S.{0,99}$/,
};

/** Replaces the contacts of a creator; one that the writer could not see and sent back hidden keeps its value. Answers whether anything changed. */
export async function saveContacts(tx: Db, upId: string, contacts: readonly Contact[], vault: Vault): Promise<boolean> {
  const stored = await tx.select().from(upContacts).where(eq(upContacts.upId, upId)).orderBy(asc(upContacts.sort), asc(upContacts.id));
  const left = [...stored];
  const next = contacts.map((contact, index) => {
    if (contact.contactValue !== hiddenContact) return { ...contact, contactValue: checked(contact, index) };
    const kept = left.findIndex(({ contactType }) => contactType === contact.contactType);
    const [same] = kept < 0 ? [] : left.splice(kept, 1);
    if (!same) throw refuse(index);
    return { ...contact, contactValue: vault.open(same.contactValue) };
  });
  const before = stored.map(({ contactType, contactValue, isPrimary }) => [contactType, vault.open(contactValue), isPrimary]);
  if (JSON.stringify(before) === JSON.stringify(next.map(({ contactType, contactValue, isPrimary }) => [contactType, contactValue, isPrimary]))) return false;
  await tx.delete(upContacts).where(eq(upContacts.upId, upId));
  await tx.insert(upContacts).values(next.map(({ contactType, contactValue, isPrimary }, sort) => ({ upId, contactType, contactValue: vault.seal(contactValue), isPrimary, sort })));
  return true;
}

function checked({ contactType, contactValue }: Contact, index: number): string {
  if (!shapes[contactType]?.test(contactValue)) throw refuse(index);
  return contactValue;
}

const refuse = (index: number): Refusal => new Refusal('invalidInput', { fields: `contacts.${index}.contactValue` }, { fields: { [`contacts.${index}.contactValue`]: 'contactValue' } });
