import { type HistoryRow, spelledReason } from '@backlot/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import type { Language } from '../../../db/Language';
import { auditLogs } from '../../../tables/base/audit';
import { users } from '../../../tables/base/user';
import { roleWordsOf } from './roleWordsOf';

const system: Record<Language, string> = { en: 'System', 'zh-CN': '系统', vn: 'Hệ thống' };

/** Somebody who has no role any more. */
const agency: Record<Language, string> = { en: 'Agency', 'zh-CN': '机构', vn: 'Công ty' };

interface Noted {
  object: string | null;
  action: string;
  userId: string | null;
  detail: Record<string, unknown>;
}

interface Wanted {
  /** Objects of the audit trail, with the name of the part that each one is of the record; null for the record itself. */
  objects: ReadonlyMap<string, string | null>;
  language: Language;
  /** Which rows this reader may see; all by default. */
  isShown?: (row: Noted) => boolean;
  /** Which part of the record a row is about, where its object alone does not say. */
  subjectOf?: (row: Noted) => string | null;
  /** Whom this reader knows by name; of everybody else only the role is told. Everybody by default. */
  isNamed?: (userId: string) => boolean;
}

/** What happened to a record and its parts, oldest first, out of the audit trail. */
export async function historyOf(
  db: Db,
  { objects, language, isShown = () => true, isNamed = () => true, subjectOf = ({ object }) => objects.get(object ?? '') ?? null }: Wanted,
): Promise<HistoryRow[]> {
  if (objects.size === 0) return [];
  const rows = await db
    .select({
      seq: auditLogs.seq,
      time: auditLogs.time,
      userId: auditLogs.userId,
      account: auditLogs.account,
      action: auditLogs.action,
      object: auditLogs.object,
      detail: auditLogs.detail,
      name: users.name,
    })
    .from(auditLogs)
    .leftJoin(users, eq(users.id, auditLogs.userId))
    .where(inArray(auditLogs.object, [...objects.keys()]))
    .orderBy(asc(auditLogs.time), asc(auditLogs.seq));
  const shown = rows.filter(isShown);
  const roleWords = await roleWordsOf(db, {
    userIds: shown.flatMap(({ userId }) => (userId === null || isNamed(userId) ? [] : [userId])),
    language,
  });
  return shown.map((row) => {
    const { seq, time, userId, account, action, detail, name } = row;
    const subject = subjectOf(row);
    const reason = textOf(detail['reason']);
    return {
      id: String(seq),
      action,
      ...(subject ? { subject } : {}),
      fromState: textOf(detail['from']),
      toState: textOf(detail['to']),
      actorName: userId === null || isNamed(userId) ? (name ?? account ?? system[language]) : (roleWords.get(userId) ?? agency[language]),
      reason: reason && spelledReason(reason, language),
      time: presentTime(time),
    };
  });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
