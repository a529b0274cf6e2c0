import type { InputOf, formApi } from '@backlot/contract';
import { checkAnswers } from '@backlot/form-designer/document';
import { and, eq, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import { note } from '../../base/crud';
import { versionOf } from './designs';
import { filesOfAnswer } from './filesOfAnswer';
import { storedDesign } from './readDesign';
import { formAnswerFiles, formAnswers, forms } from '../../../tables/system/form';

/** Published, not closed, not deleted. */
export const isOpen = and(eq(forms.status, 0), isNotNull(forms.number)) as SQL;

/** A form that takes answers, and its latest version. */
export async function openFormOf(db: Db, id: string) {
  const [form] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.id, id), ne(forms.status, 2)));
  if (!form) throw new Refusal('notFound');
  if (form.status !== 0 || form.number === null || form.publishTime === null) throw new Refusal('formClosed');
  return { ...form, number: form.number, publishTime: form.publishTime };
}

type Submission = InputOf<typeof formApi.submit>;

/** Stores answers to the latest version, checked against its design; nothing of them goes into the audit trail. */
export async function submitAnswer(
  db: Db,
  { id, number, values }: Submission,
  { actor, language }: { actor: Actor; language: Call['language'] },
): Promise<string> {
  const form = await openFormOf(db, id);
  if (form.number !== number) throw new Refusal('formNewVersion', { now: form.number, opened: number });
  const { document: text } = await versionOf(db, id, number);
  const design = storedDesign(text);
  const problems = await checkAnswers({ document: design, values, locale: language });
  if (problems.length > 0) throw refusedFields(problems);
  const { userId } = actor.caller;
  return db.transaction(async (tx) => {
    const fileIds = await filesOfAnswer(tx, { design, values, userId });
    const [added] = await tx
      .insert(formAnswers)
      .values({ formId: id, number, values: JSON.stringify(values), createUser: userId })
      .returning({ id: formAnswers.id });
    if (!added) throw new Error('The answer was not stored.');
    if (fileIds.length > 0) await tx.insert(formAnswerFiles).values(fileIds.map((fileId) => ({ answerId: added.id, fileId })));
    await note(tx, { actor, action: 'form.submit', object: `form:${id}`, detail: { answer: added.id, number } });
    return added.id;
  });
}

function refusedFields(problems: readonly { path: string; message: string }[]): Refusal {
  const fields: Record<string, string> = Object.fromEntries(problems.slice(0, 100).map(({ path, message }) => [path, message]));
  return new Refusal(
    'invalidInput',
    {
      fields: Object.entries(fields)
        .map(([path, message]) => `${path}: ${message}`)
        .join(', ')
        .slice(0, 1000),
    },
    { fields },
  );
}
