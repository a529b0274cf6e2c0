import { createHash } from 'node:crypto';

/** The part of an audit row that its seal covers. */
export interface AuditEntry {
  seq: number;
  time: Date;
  userId: string | null;
  account: string | null;
  action: string;
  object: string | null;
  detail: Record<string, unknown>;
  requestId: string | null;
}

/** Seal before the first row. */
export const firstSeal = '0'.repeat(64);

/** SHA-256 over the seal of the row before and this row, so that no row can change, move or vanish unseen. */
export const seal = (prevHash: string, { time, ...entry }: AuditEntry): string =>
  createHash('sha256')
    .update(prevHash)
    .update(canonical({ ...entry, time: time.toISOString() }))
    .digest('hex');

/** What stands around the number and the time in what a seal covers: the database, which knows both, seals with them (migration 0019). */
export function aroundSeal({
  account,
  action,
  detail,
  object,
  requestId,
  userId,
}: Omit<AuditEntry, 'seq' | 'time'>): [beforeSeq: string, beforeTime: string, afterTime: string] {
  const before = canonical({ account, action, detail, object, requestId });
  return [`${before.slice(0, -1)},"seq":`, ',"time":"', `",${canonical({ userId }).slice(1)}`];
}

/** JSON with sorted keys: the database does not keep their order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join(',')}}`;
}
