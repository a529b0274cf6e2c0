import { is, messageLife, type OutputOf, type sysEmailApi, type sysSmsApi } from '@backlot/contract';
import { inArray, ne, and } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import type { Actor } from '../../../http/requests/actor';
import { nameIn } from '../../../http/requests/nameIn';
import { messageTemplates } from '../../../tables/base/message';
import { users } from '../../../tables/base/user';
import { mask, type SentMessage } from '../../base/message';
import { canOf } from './policy';

type MailRow = OutputOf<typeof sysEmailApi.page>['rows'][number];
type SmsRow = OutputOf<typeof sysSmsApi.page>['rows'][number];

/** E-mails as the contract promises them. */
export async function presentMails(db: Db, rows: readonly SentMessage[], actor: Actor): Promise<MailRow[]> {
  const common = await commonOf(db, rows, actor);
  return rows.map((row) => ({ ...common(row), to: row.recipient, title: row.subject }));
}

/** Text messages as the contract promises them. */
export async function presentTexts(db: Db, rows: readonly SentMessage[], actor: Actor): Promise<SmsRow[]> {
  const common = await commonOf(db, rows, actor);
  return rows.map((row) => ({
    ...common(row),
    phoneNumbers: row.recipient,
    validateCode: row.codeOf === null ? null : mask,
    bizId: row.receipt,
    source: row.source,
    content: row.body,
  }));
}

/** What both kinds show, with the names of people and templates read at once. */
async function commonOf(db: Db, rows: readonly SentMessage[], actor: Actor) {
  const userIds = present(rows.map(({ createUser }) => createUser));
  const codes = present(rows.map(({ templateCode }) => templateCode));
  const [people, templates] = await together(db, (at) =>
    Promise.all([
      userIds.length === 0 ? [] : at.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, userIds)),
      codes.length === 0
        ? []
        : at
            .select({
              code: messageTemplates.code,
              name: messageTemplates.name,
              enName: messageTemplates.enName,
              vnName: messageTemplates.vnName,
            })
            .from(messageTemplates)
            .where(and(inArray(messageTemplates.code, codes), ne(messageTemplates.status, 2))),
    ]),
  );
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const templateOf = new Map(templates.map(({ code, ...names }) => [code, nameIn(actor.language, names)]));
  const time = (moment: Date | null) => moment && presentTime(moment);
  return (row: SentMessage) => ({
    id: row.id,
    version: row.version,
    can: canOf(row, actor),
    templateCode: row.templateCode,
    templateName: row.templateCode === null ? null : (templateOf.get(row.templateCode) ?? row.templateCode),
    sendStatus: row.sendStatus,
    attempt: row.attempt,
    maxAttempt: row.maxAttempt,
    failure: row.failure as MailRow['failure'],
    errorText: row.errorText,
    createUserName: row.createUser === null ? null : (nameOf.get(row.createUser) ?? null),
    createTime: presentTime(row.createTime),
    notBefore: is(messageLife, row, 'waiting') ? presentTime(row.notBefore) : null,
    sentTime: time(row.sentTime),
    invalidTime: time(row.invalidTime),
  });
}

const present = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))];
