import type { Rehearsal } from '@backlot/contract';
import { errorText } from '../../../http/requests/language';
import type { Language } from '../../../db/Language';
import { Refusal } from '../../../http/answers/refusal';

/** How an action would go for one row. */
export interface Outlook {
  name: string;
  changes: boolean;
  /** Why it would be refused. */
  refusal?: Refusal;
}

interface Question {
  ids: readonly string[];
  language: Language;
  look: (id: string) => Promise<Outlook>;
}

/** What a bulk action would do: nothing is written. */
export async function rehearse({ ids, language, look }: Question): Promise<Rehearsal> {
  const rehearsal: Rehearsal = { total: 0, willChange: 0, unchanged: 0, unchangedIds: [], refused: [] };
  for (const id of new Set(ids)) {
    rehearsal.total += 1;
    const { name, changes, refusal } = await look(id);
    if (refusal) rehearsal.refused.push({ id, name, code: refusal.code, message: errorText(refusal.reason, language, refusal.params) });
    else if (changes) rehearsal.willChange += 1;
    else rehearsal.unchangedIds.push(id);
  }
  return { ...rehearsal, unchanged: rehearsal.unchangedIds.length };
}

/** The outlook of a row whose plan may be refused; a name is shown only of rows that may be seen. */
export async function lookAt<Row extends { name: string }>(
  read: () => Promise<Row>,
  plan: (row: Row) => Promise<boolean>,
): Promise<Outlook> {
  let name = '';
  try {
    const row = await read();
    name = row.name;
    return { name, changes: await plan(row) };
  } catch (error) {
    if (error instanceof Refusal) return { name, changes: false, refusal: error };
    throw error;
  }
}
