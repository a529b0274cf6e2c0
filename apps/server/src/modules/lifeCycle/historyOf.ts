import type { HistoryRow } from '@backlot/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { presentTime } from '../../db/presentTime';
import type { Language } from '../../http/language';
import { auditLogs } from '../audit';
import { users } from '../user';

const system: Record<Language, string> = { 'zh-CN': '系统', en: 'System', vn: 'Hệ thống' };

interface Wanted {
  /** Objects of the audit trail, with the name of the part that each one is of the record; null for the record itself. */
  objects: ReadonlyMap<string, string | null>;
  language: Language;
  /** Which rows this reader may see; all by default. */
  isShown?: (row: { action: string; userId: string | null }) => boolean;
}

/** What happened to a record and its parts, oldest first, out of the audit trail. */
export async function historyOf(db: Db, { objects, language, isShown = () => true }: Wanted): Promise<HistoryRow[]> {
  if (objects.size === 0) return [];
  const rows = await db
    .select({ seq: auditLogs.seq, time: auditLogs.time, userId: auditLogs.userId, account: auditLogs.account, action: auditLogs.action, object: auditLogs.object, detail: auditLogs.detail, name: users.name })
    .from(auditLogs)
    .leftJoin(users, eq(users.id, auditLogs.userId))
    .where(inArray(auditLogs.object, [...objects.keys()]))
    .orderBy(asc(auditLogs.time), asc(auditLogs.seq));
  return rows.filter(isShown).map(({ seq, time, account, action, object, detail, name }) => {
    const subject = objects.get(object ?? '');
    return {
      id: String(seq),
      action,
      ...(subject ? { subject } : {}),
      fromState: textOf(detail['from']),
      toState: textOf(detail['to']),
      actorName: name ?? account ?? system[language],
      reason: textOf(detail['reason']),
      time: presentTime(time),
    };
  });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
