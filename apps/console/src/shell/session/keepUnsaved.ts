import { draftsKey } from '../drafts/createDrafts';
import { tabsKey } from '../tabs/createTabs';
import { tabStorage } from './tabStorage';

/**
 * Ends a session that is over without losing what was open and typed: signing out empties the browser, but nobody asked to
 * leave. It comes back for the same person only. Who asked to leave has emptied it before.
 */
export async function keepUnsaved(signOut: () => Promise<unknown>): Promise<void> {
  const kept = [tabsKey, draftsKey].map((key) => [key, tabStorage.read(key)] as const);
  await signOut();
  for (const [key, value] of kept) if (value !== null) tabStorage.write(key, value);
}
