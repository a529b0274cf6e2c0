import { messageTemplateWords } from '@backlot/contract/words/system/messageTemplate';
import { messageTemplateApi } from '@backlot/contract';
import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import { contains } from '../../../db/list/contains';
import { containsName } from '../../../db/list/containsName';
import { cleanHtml } from '../../../html/cleanHtml';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import { type Actor, actionsOf, actorOf } from '../../../http/requests/actor';
import { nameIn } from '../../../http/requests/nameIn';
import type { Services } from '../../../services';
import { messageTemplates, type Wording } from '../../../tables/base/message';
import { createCrud, rowOrRefuse } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { asText, fillIn, namedIn } from '../../base/message';
import { sendLetter } from './acts';
import { checkTemplate, exampleOf } from './checkTemplate';

const { code, name } = messageTemplates;

/** The words of messages in three languages; those that the product sends keep what it sends them by. */
export const messageTemplateCrud = (services: Services) =>
  createCrud(services, {
    api: messageTemplateApi,
    area: 'messageTemplate',
    permission: 'sysEmail',
    table: messageTemplates,
    notFound: 'templateNotFound',
    sorts: { code, name },
    fallback: { by: code, order: 'ascend' },
    filter: async ({ searchValue, kind }) =>
      and(
        searchValue ? or(containsName(messageTemplates, searchValue), contains(code, searchValue)) : undefined,
        kind ? eq(messageTemplates.kind, kind) : undefined,
      ),
    present: async (_db, rows, actor) => rows.map((row) => ({ ...row, can: canOf(row, actor) })),
    values: ({ name, enName, vnName, remark, ...draft }) => ({
      ...draft,
      name,
      enName: enName || null,
      vnName: vnName || null,
      remark: remark || null,
      texts: draft.format === 'html' ? cleaned(draft.texts) : draft.texts,
    }),
    unique: [{ field: 'code', reason: 'templateCodeRepeated' }],
    check: async (_tx, { draft, before }) => checkTemplate(draft, before),
    removing: async (_tx, { isSystem }) => {
      if (isSystem) throw new Refusal('templateKept');
    },
    columns: [
      { field: 'name', header: messageTemplateWords.name, value: (row, language) => nameIn(language, row) },
      { field: 'code', header: messageTemplateWords.templateCode, value: (row) => row.code },
      { field: 'variables', header: messageTemplateWords.variables, value: (row) => row.variables.join(', ') },
      { header: messageTemplateWords.subject, value: (row, language) => row.texts[language].subject },
      { header: messageTemplateWords.body, value: (row, language) => asText(row.texts[language].body, row.format) },
      { field: 'remark', header: messageTemplateWords.remark, value: (row) => row.remark },
    ],
  });

type Template = typeof messageTemplates.$inferSelect;

const canOf = ({ isSystem }: Template, { caller }: Actor) =>
  actionsOf(caller, 'sysEmail').filter((action) => !(isSystem && action === 'delete'));

const cleaned = (texts: Record<Language, Wording>): Record<Language, Wording> => {
  const of = ({ subject, body }: Wording) => ({ subject, body: cleanHtml(body) });
  return { en: of(texts.en), 'zh-CN': of(texts['zh-CN']), vn: of(texts.vn) };
};

export const messageTemplateModule = (services: Services) => {
  const { db } = services.database;
  const { handlers, source } = messageTemplateCrud(services);
  return defineModule({
    api: messageTemplateApi,
    exports: [source],
    handlers: {
      ...handlers,
      preview: async ({ format, variables, ...wording }, { language }) => {
        const shown = fillIn(wording, format, examples(variables, language));
        return {
          ...shown,
          body: format === 'html' ? cleanHtml(shown.body) : shown.body,
          unknown: namedIn(wording).filter((one) => !variables.includes(one)),
          length: [...asText(shown.body, format)].length,
        };
      },
      sendTest: async ({ id, to, language }, call) => {
        const actor = await actorOf(call, (caller) => dataScopeOf(db, caller));
        const row = (await templateOrRefuse(db, id)) as Template;
        if (row.kind !== 'mail') throw new Refusal('templateNotMail');
        const words = fillIn(row.texts[language], row.format, examples(row.variables, language));
        await sendLetter(services, { to, language, ...words, isHtml: row.format === 'html', templateCode: row.code }, actor);
        return null;
      },
    },
  });
};

const templateOrRefuse = (db: Db, id: string) =>
  rowOrRefuse(db, { table: messageTemplates, id, notFound: 'templateNotFound', within: undefined });

const examples = (variables: readonly string[], language: Language): Record<string, string> =>
  Object.fromEntries(variables.map((one) => [one, exampleOf(one, language)]));
