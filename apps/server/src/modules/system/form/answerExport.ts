import { formWords } from '@backlot/contract/words/system/form';
import { type AnswerField, answerFields, answerText } from '@backlot/form-designer/document';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { SortQuery } from '../../../db/list/orderOf';
import type { Actor } from '../../../http/requests/actor';
import type { Language } from '../../../db/Language';
import type { Services } from '../../../services';
import { choicesByCode } from '../../base/dictionary';
import { type Cell, type Column, columnsOf, type ExportSource, headersOf, linesOf } from '../../base/download';
import { answersById, countAnswers, idsOfAnswers } from './answerList';
import { formOrRefuse } from './designs';
import { storedDesign } from './readDesign';
import { formVersions } from '../../../tables/system/form';

type Answer = Awaited<ReturnType<typeof answersById>>[number];

const fixed: readonly Column<Answer>[] = [
  { field: 'createTime', header: formWords.sent, value: (row) => row.createTime },
  { field: 'person', header: formWords.person, value: (row) => row.person },
  { field: 'number', header: formWords.version, value: (row) => row.number },
];

const asked = (query: Record<string, unknown>) => query as unknown as SortQuery & { id: string; number?: number };

/** The answers to one form: a column for every field that any of its versions asked for, named as the latest one names it. */
export function answerExport({ database: { db } }: Services): ExportSource {
  const allowed = async (query: Record<string, unknown>, actor: Actor) => {
    await formOrRefuse(db, asked(query).id, actor);
    return asked(query);
  };
  return {
    area: 'formAnswer',
    permission: 'form.export',
    title: async (query, actor) => formOrRefuse(db, asked(query).id, actor),
    columns: async (query, actor) => columnsOfForm(db, (await allowed(query, actor)).id, actor.language),
    headers: async (language, query) => headersOf(columnsOf(await columnsOfForm(db, asked(query).id, language), query), language),
    count: async (query, actor) => countAnswers(db, await allowed(query, actor)),
    batches: async (query, actor) => idsOfAnswers(db, await allowed(query, actor)),
    lines: async (ids, { language }, query) => {
      const columns = columnsOf(await columnsOfForm(db, asked(query).id, language), query);
      return linesOf(db, { columns, rows: await answersById(db, ids), language });
    },
  };
}

/** When, who and which version, then the questions. */
async function columnsOfForm(db: Db, formId: string, language: Language): Promise<Column<Answer>[]> {
  const dynamicData = await choicesByCode(db, language);
  const questions = (await fieldsOf(db, formId, language)).map(({ model, label, control }): Column<Answer> => ({
    field: `values.${model}`,
    header: { en: label, 'zh-CN': label, vn: label },
    value: ({ values }) => cellOf(values[model], answerText({ control, value: values[model], locale: language, dynamicData })),
  }));
  return [...fixed, ...questions];
}

/** Plain numbers stay numbers. */
const cellOf = (value: unknown, text: string): Cell => (typeof value === 'number' && text === String(value) ? value : text);

async function fieldsOf(db: Db, formId: string, language: Language): Promise<AnswerField[]> {
  const versions = await db
    .select({ document: formVersions.document })
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(asc(formVersions.number));
  const newestFirst = versions.toReversed().map(({ document }) => answerFields(storedDesign(document), language));
  const byModel = new Map<string, AnswerField>();
  for (const field of newestFirst.flat()) if (!byModel.has(field.model)) byModel.set(field.model, field);
  return [...byModel.values()];
}
