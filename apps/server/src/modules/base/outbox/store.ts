import { desc } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Message } from '../../../messages/messages';
import { outboxMessages } from '../../../tables/base/outbox';

/** Keeps a message for the outbox page of demo mode. */
export const keepMessage = (db: Db, { kind, to, subject, body }: Message) =>
  db.insert(outboxMessages).values({ kind, recipient: to, subject, body });

export const newestMessages = (db: Db) => db.select().from(outboxMessages).orderBy(desc(outboxMessages.id)).limit(20);
