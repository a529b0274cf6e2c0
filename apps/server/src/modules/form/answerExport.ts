import { type AnswerField, answerFields, answerText } from '@backlot/form-designer/document';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Actor } from '../../http/actor';
import type { Language } from '../../http/language';
import type { Services } from '../../services';
import { choicesByCode } from '../dictionary';
import { type Cell, type ExportSource, headersOf } from '../download';
import { answersById, countAnswers, idsOfAnswers } from './answerList';
import { formOrRefuse } from './designs';
import { storedDesign } from './readDesign';
import { formVersions } from './tables';

const fixed = [
  { header: ['提交时间', 'Sent', 'Thời điểm gửi'] },
  { header: ['填写人', 'Filled in by', 'Người điền'] },
  { header: ['版本', 'Version', 'Phiên bản'] },
] as const;

type Query = { id: string; number?: number };

/** The answers to one form: a column for every field that any of its versions asked for, named as the latest one names it. */
export function answerExport({ database: { db } }: Services): ExportSource {
  const allowed = async (query: Record<string, unknown>, actor: Actor) => {
    const { id, number } = query as Query;
    await formOrRefuse(db, id, actor);
    return { id, number };
  };
  return {
    area: 'formAnswer',
    permission: 'form.export',
    headers: async (language, query) => [...headersOf(fixed, language), ...(await fieldsOf(db, (query as Query).id, language)).map(({ label }) => label)],
    count: async (query, actor) => countAnswers(db, await allowed(query, actor)),
    batches: async (query, actor) => idsOfAnswers(db, await allowed(query, actor)),
    lines: async (ids, { language }) => {
      const rows = await answersById(db, ids);
      const fields = await fieldsOf(db, rows[0]?.formId ?? '0', language);
      const dynamicData = await choicesByCode(db, language);
      return rows.map(({ createTime, person, number, values }): Cell[] => [
        createTime,
        person,
        number,
        ...fields.map(({ model, control }) => cellOf(values[model], answerText({ control, value: values[model], locale: language, dynamicData }))),
      ]);
    },
  };
}

/** Plain numbers stay numbers. */
const cellOf = (value: unknown, text: string): Cell => (typeof value === 'number' && text === String(value) ? value : text);

async function fieldsOf(db: Db, formId: string, language: Language): Promise<AnswerField[]> {
  const versions = await db.select({ document: formVersions.document }).from(formVersions).where(eq(formVersions.formId, formId)).orderBy(asc(formVersions.number));
  const newestFirst = versions.toReversed().map(({ document }) => answerFields(storedDesign(document), language));
  const byModel = new Map<string, AnswerField>();
  for (const field of newestFirst.flat()) if (!byModel.has(field.model)) byModel.set(field.model, field);
  return [...byModel.values()];
}
