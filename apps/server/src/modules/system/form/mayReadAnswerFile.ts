import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Caller, holds } from '../../../http/requests/caller';
import { dataScopeOf } from '../../base/dataScope';
import { formsWithin } from './crud';
import { formAnswerFiles, formAnswers, forms } from '../../../tables/system/form';

/** Whether a file belongs to an answer that a person may read. */
export async function mayReadAnswerFile(db: Db, fileId: string, caller: Caller): Promise<boolean> {
  if (!holds(caller, 'form.get')) return false;
  const within = formsWithin({ caller, scope: await dataScopeOf(db, caller) });
  const [found] = await db
    .select({ id: forms.id })
    .from(formAnswerFiles)
    .innerJoin(formAnswers, eq(formAnswers.id, formAnswerFiles.answerId))
    .innerJoin(forms, eq(forms.id, formAnswers.formId))
    .where(and(eq(formAnswerFiles.fileId, fileId), ne(formAnswers.status, 2), ne(forms.status, 2), within))
    .limit(1);
  return found !== undefined;
}
