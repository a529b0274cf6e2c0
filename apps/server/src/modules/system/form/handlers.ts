import { formApi } from '@backlot/contract';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import { listPage } from '../../../db/list/listPage';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { actionsOf, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { note, updateRow } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { queueExport } from '../../base/download';
import { namesOfPeople } from '../../base/sight';
import { answerExport } from './answerExport';
import { pageOfAnswers } from './answerList';
import { isOpen, openFormOf, submitAnswer } from './answers';
import { formCrud, named } from './crud';
import { designOf, formForUpdate, formOrRefuse, publishDesign, saveDesign, versionOf } from './designs';
import { formAnswers, forms, formVersions } from '../../../tables/system/form';
import { mayReadAnswerFile } from './mayReadAnswerFile';

export const formModule = (services: Services) => {
  const { db } = services.database;
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const crud = formCrud(services);
  const source = answerExport(services);
  return defineModule({
    api: formApi,
    exports: [crud.source, source],
    mayReadFile: mayReadAnswerFile,
    handlers: {
      ...crud.handlers,
      design: async ({ id }, call) => {
        const form = await formOrRefuse(db, id, await act(call));
        return { ...form, ...(await designOf(db, id)), can: actionsOf(call.caller, 'form') };
      },
      saveDesign: async (save, call) => ({ version: await saveDesign(db, save, await act(call)) }),
      publish: async (publish, call) => ({ number: await publishDesign(db, publish, await act(call)) }),
      setStatus: async ({ id, version, status }, call) => {
        const actor = await act(call);
        await db.transaction(async (tx) => {
          const before = await formForUpdate(tx, id, actor);
          if (before.version !== version) throw new Refusal('versionConflict');
          await updateRow(tx, { table: forms, id, version, set: { status }, userId: call.caller.userId });
          await note(tx, { actor, action: 'form.setStatus', object: `form:${id}`, detail: { status: [before.status, status] } });
        });
        return {};
      },
      versions: async ({ id }, call) => {
        await formOrRefuse(db, id, await act(call));
        const rows = await db.select().from(formVersions).where(eq(formVersions.formId, id)).orderBy(desc(formVersions.number));
        const people = await namesOfPeople(
          db,
          rows.map(({ createUser }) => createUser),
        );
        const counts = await db
          .select({ number: formAnswers.number, n: count() })
          .from(formAnswers)
          .where(and(eq(formAnswers.formId, id), ne(formAnswers.status, 2)))
          .groupBy(formAnswers.number);
        const byNumber = new Map(counts.map(({ number, n }) => [number, n]));
        return rows.map(({ number, note: remark, createUser, createTime }) => ({
          number,
          note: remark,
          publishTime: presentTime(createTime),
          publisher: people.get(createUser) ?? null,
          answers: byNumber.get(number) ?? 0,
        }));
      },
      version: async ({ id, number }, call) => {
        await formOrRefuse(db, id, await act(call));
        return versionOf(db, id, number);
      },
      open: async (query) => {
        const listing = {
          table: forms,
          name: 'forms',
          where: and(isOpen, query.name ? named(query.name) : undefined),
          sorts: { publishTime: forms.publishTime },
          fallback: { by: forms.publishTime, order: 'descend' as const },
        };
        const { rows, totalRows } = await listPage(db, listing, query);
        return presentPage({ ...query, totalRows, rows: (rows as (typeof forms.$inferSelect)[]).map(presentOpen) });
      },
      fill: async ({ id }) => {
        const form = await openFormOf(db, id);
        const { document } = await versionOf(db, id, form.number);
        return { ...presentOpen(form), document };
      },
      submit: async (submission, call) => ({ id: await submitAnswer(db, submission, { actor: await act(call), language: call.language }) }),
      answers: async (query, call) => {
        await formOrRefuse(db, query.id, await act(call));
        return presentPage({ ...query, ...(await pageOfAnswers(db, query)) });
      },
      exportAnswers: async (query, call) => ({ id: await queueExport(services, { source, query, actor: await act(call) }) }),
    },
  });
};

const presentOpen = ({ id, name, enName, vnName, remark, number, publishTime }: typeof forms.$inferSelect) => ({
  id,
  name,
  enName,
  vnName,
  remark,
  number: number ?? 0,
  publishTime: publishTime ? presentTime(publishTime) : '',
});
