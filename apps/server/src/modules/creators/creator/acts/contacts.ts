import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { refuseField } from '../../../../http/answers/refuseField';
import type { Vault } from '../../../../secrets/createVault';
import { checkContact } from './checkContact';
import { hiddenContact } from '../present';
import { upContacts } from '../../../../tables/creators/creator';

interface Contact {
  contactType: string;
  contactValue: string;
  isPrimary: boolean;
}

/** Replaces the contacts of a creator; one that the writer could not see and sent back hidden keeps its value. Answers whether anything changed. */
export async function saveContacts(tx: Db, upId: string, contacts: readonly Contact[], vault: Vault): Promise<boolean> {
  const stored = await tx.select().from(upContacts).where(eq(upContacts.upId, upId)).orderBy(asc(upContacts.sort), asc(upContacts.id));
  const left = [...stored];
  const next = contacts.map((contact, index) => {
    if (contact.contactValue !== hiddenContact) return { ...contact, contactValue: checkContact(contact, `contacts.${index}.`) };
    const kept = left.findIndex(({ contactType }) => contactType === contact.contactType);
    const [same] = kept < 0 ? [] : left.splice(kept, 1);
    if (!same) throw refuseField(`contacts.${index}.contactValue`, hidden);
    return { ...contact, contactValue: vault.open(same.contactValue) };
  });
  const before = stored.map(({ contactType, contactValue, isPrimary }) => [contactType, vault.open(contactValue), isPrimary]);
  if (
    JSON.stringify(before) ===
    JSON.stringify(next.map(({ contactType, contactValue, isPrimary }) => [contactType, contactValue, isPrimary]))
  )
    return false;
  await tx.delete(upContacts).where(eq(upContacts.upId, upId));
  await tx.insert(upContacts).values(
    next.map(({ contactType, contactValue, isPrimary }, sort) => ({
      upId,
      contactType,
      contactValue: vault.seal(contactValue),
      isPrimary,
      sort,
    })),
  );
  return true;
}

const hidden = {
  en: 'The kind changed: enter the contact anew.',
  'zh-CN': '类型已更改，请重新填写联系方式。',
  vn: 'Loại đã thay đổi: hãy nhập lại liên hệ.',
};
