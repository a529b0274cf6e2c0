import { messageLife } from '@backlot/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import type { Vault } from '../../../secrets/createVault';
import { inState } from '../../../db/inState';
import { messageTemplates, sentMessages } from '../../../tables/base/message';
import { builtIn, type BuiltIn, mask, secretVariables } from './builtIn';
import { asText, fillIn } from './wording';

type NewMessage = typeof sentMessages.$inferInsert;

interface Common {
  to: string;
  language: Language;
  /** Whose account it is about. */
  userId?: string | null;
  /** Who causes it. */
  createUser?: string | null;
  /** Dictionary sms_send_source. */
  source?: number;
}

/** What is sealed of a message that holds a secret. */
export interface Sealed {
  subject: string;
  body: string;
  secrets: string[];
}

interface CodeMessage extends Common {
  template: BuiltIn;
  code: string;
  validSeconds: number;
  /** The purpose and target of the code: a newer one replaces it. */
  codeOf: string;
}

/** Keeps a message with a code until it leaves: what can be read of it is masked. Answers its id. */
export async function queueCode(db: Db, vault: Vault, { template, code, validSeconds, codeOf, ...common }: CodeMessage): Promise<string> {
  const { kind, format, texts } = await templateOf(db, template);
  const values = { code, minutes: String(Math.round(validSeconds / 60)) };
  const shown = { ...values, ...Object.fromEntries(secretVariables.map((name) => [name, mask])) };
  const words = texts[common.language];
  const sealed: Sealed = { ...fillIn(words, format, values), secrets: [code] };
  return insert(db, {
    ...rowOf(common),
    kind,
    templateCode: template,
    isHtml: format === 'html',
    ...fillIn(words, format, shown),
    sealed: vault.seal(JSON.stringify(sealed)),
    codeOf,
    invalidTime: sql`now() + ${`${validSeconds} seconds`}::interval` as unknown as Date,
  });
}

/** Keeps a letter of the product that holds no secret; answers its id. */
export async function queueNews(db: Db, { template, ...common }: Common & { template: BuiltIn }): Promise<string> {
  const { kind, format, texts } = await templateOf(db, template);
  return insert(db, {
    ...rowOf(common),
    kind,
    templateCode: template,
    isHtml: format === 'html',
    ...fillIn(texts[common.language], format, {}),
  });
}

interface Letter extends Common {
  subject: string;
  body: string;
  isHtml: boolean;
  /** The template it was made from, if any. */
  templateCode?: string | null;
}

/** Keeps a letter without secrets until it leaves; answers its id. */
export const queueLetter = (db: Db, { subject, body, isHtml, templateCode = null, ...common }: Letter): Promise<string> =>
  insert(db, { ...rowOf(common), kind: 'mail', templateCode, subject, body, isHtml });

const rowOf = ({ to, language, userId = null, createUser = null, source = 2 }: Common) => ({
  recipient: to,
  language,
  userId,
  createUser,
  source,
});

async function insert(db: Db, row: NewMessage): Promise<string> {
  // By the clock of whoever sends it in a moment: the database's is finer and may be ahead.
  const [added] = await db
    .insert(sentMessages)
    .values({ notBefore: new Date(), ...row })
    .returning({ id: sentMessages.id });
  if (!added) throw new Error('The message was not stored.');
  return added.id;
}

/** The words as they are kept; those of the product where somebody took the row away. */
async function templateOf(db: Db, code: BuiltIn) {
  const [kept] = await db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.code, code), ne(messageTemplates.status, 2)));
  return kept ?? builtIn[code];
}

/** What leaves of a message, opened. */
export function contentOf(row: typeof sentMessages.$inferSelect, vault: Vault): Sealed & { html: string | undefined } {
  const { subject, body, secrets }: Sealed = row.sealed ? JSON.parse(vault.open(row.sealed)) : { ...row, secrets: [] };
  return { subject, body: asText(body, row.isHtml ? 'html' : 'text'), html: row.isHtml ? body : undefined, secrets };
}

/** Whether a message is given up. */
export const hasFailed = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(sentMessages, and(eq(sentMessages.id, id), inState(messageLife, sentMessages, 'failed')))) > 0;
