import { formWords } from '@backlot/contract/words/system/form';
import { formApi } from '@backlot/contract';
import { createDocument, serializeDocument } from '@backlot/form-designer/document';
import { and, count, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { together } from '../../../db/together/together';
import { presentTime } from '../../../db/presentTime';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import type { Language } from '../../../db/Language';
import { nameIn } from '../../../http/requests/nameIn';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { createCrud } from '../../base/crud';
import { withinScope } from '../../base/dataScope';
import { namesOfPeople } from '../../base/sight';
import { formAnswers, formDesigns, forms } from '../../../tables/system/form';

const { name, enName, vnName, createTime, updateTime, publishTime } = forms;

/** The forms of an actor's data scope. */
export const formsWithin = ({ scope, caller }: Pick<Actor, 'scope' | 'caller'>) =>
  withinScope(scope, { orgId: forms.orgId, isOwn: eq(forms.createUser, caller.userId) });

export const named = (term: string) => or(contains(name, term), contains(enName, term), contains(vnName, term));

/** Forms as rows of a list; designs, versions and answers are apart (spec section 2.9). */
export const formCrud = (services: Services) =>
  createCrud(services, {
    api: formApi,
    area: 'form',
    table: forms,
    notFound: 'notFound',
    sorts: { name, createTime, updateTime, publishTime },
    fallback: { by: createTime, order: 'descend' },
    within: formsWithin,
    filter: async (query) =>
      and(query.name ? named(query.name) : undefined, query.status === undefined ? undefined : eq(forms.status, query.status)),
    present: async (db, rows, { caller }) => {
      const [counts, people] = await together(db, (at) =>
        Promise.all([
          answersOf(
            at,
            rows.map(({ id }) => id),
          ),
          namesOfPeople(
            at,
            rows.map(({ createUser }) => createUser),
          ),
        ]),
      );
      const can = actionsOf(caller, 'form');
      return rows.map((row) => ({
        ...row,
        publishTime: row.publishTime && presentTime(row.publishTime),
        createTime: presentTime(row.createTime),
        updateTime: row.updateTime && presentTime(row.updateTime),
        answers: counts.get(row.id) ?? 0,
        creator: people.get(row.createUser ?? '') ?? null,
        can: counts.get(row.id) ? can.filter((action) => action !== 'delete') : can,
      }));
    },
    saved: async (tx, { id, before }, { caller }) => {
      if (before) return;
      await tx.update(forms).set({ orgId: caller.orgId }).where(eq(forms.id, id));
      await tx.insert(formDesigns).values({ formId: id, document: serializeDocument(createDocument()) });
    },
    removing: async (tx, { id }) => {
      const answers = (await answersOf(tx, [id])).get(id) ?? 0;
      if (answers > 0) throw new Refusal('formHasAnswers', { count: answers });
    },
    columns: [
      { field: 'name', header: formWords.name, value: (row, language) => nameIn(language, row) },
      {
        field: 'state',
        header: formWords.number,
        value: (row, language) => stateWords[language][row.number === null ? 0 : row.status === 0 ? 1 : 2] ?? null,
      },
      {
        field: ['number', 'state'],
        header: formWords.publishedVersion,
        value: (row) => row.number,
      },
      {
        field: 'publishTime',
        header: formWords.publishTime,
        value: (row) => row.publishTime,
      },
      { field: 'answers', header: formWords.answerCount, value: (row) => row.answers },
      { field: 'creator', header: formWords.creator, value: (row) => row.creator },
      { field: 'createTime', header: formWords.createTime, value: (row) => row.createTime },
      { field: 'updateTime', header: formWords.updateTime, value: (row) => row.updateTime },
      { field: 'remark', header: formWords.remark, value: (row) => row.remark },
    ],
  });

/** How many answers forms have. */
async function answersOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ formId: formAnswers.formId, n: count() })
    .from(formAnswers)
    .where(and(inArray(formAnswers.formId, [...ids]), ne(formAnswers.status, 2)))
    .groupBy(formAnswers.formId);
  return new Map(rows.map(({ formId, n }) => [formId, n]));
}

/** Never published, taking answers, closed. */
const stateWords: Record<Language, readonly string[]> = {
  en: ['Draft', 'Open', 'Closed'],
  'zh-CN': ['草稿', '收集中', '已停用'],
  vn: ['Bản nháp', 'Đang mở', 'Đã đóng'],
};
