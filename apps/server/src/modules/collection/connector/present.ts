import type { connectorApi, OutputOf } from '@backlot/contract';
import { and, count, inArray, isNull, min } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import type { Actor } from '../../../http/requests/actor';
import { connectorConsents } from '../../../tables/collection/connector';
import { connectorNamed } from '../connectors';
import { canOf, type ConnectorRow } from './policy';
import { lastDay } from './lastDay';
import { refusedConsents } from './refusedConsents';

type Shown = OutputOf<typeof connectorApi.detail>;

/** Connectors as the contract promises them: of credentials only whether there are any. */
export async function presentConnectors(db: Db, rows: readonly ConnectorRow[], actor: Actor): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const now = new Date();
  const [consents, refusedOf, dayOf] = await together(db, (at) =>
    Promise.all([consentsOf(at, ids), refusedConsents(at, rows), lastDay(at, ids, now)]),
  );
  const future = (time: Date | null) => (time && time > now ? presentTime(time) : null);
  return rows.map((row) => {
    const consent = consents.find(({ id }) => id === row.id);
    const isOver = row.quotaResetTime !== null && row.quotaResetTime <= now;
    return {
      ...row,
      provider: row.provider as Shown['provider'],
      can: canOf(row, actor),
      capabilities: [...connectorNamed(row.provider).capabilities],
      pausedUntil: future(row.pausedUntil),
      quotaUsed: isOver ? 0 : row.quotaUsed,
      quotaResetTime: future(row.quotaResetTime),
      hasCredentials: row.credentials !== null,
      consentFrom: connectorNamed(row.provider).consent?.from ?? null,
      consentCount: consent?.n ?? 0,
      consentEndTime: consent?.end ? presentTime(consent.end) : null,
      ...refusedOf(row.id),
      ...dayOf(row.id),
      createTime: presentTime(row.createTime),
    };
  });
}

const consentsOf = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: connectorConsents.connectorId, n: count(), end: min(connectorConsents.refreshUntil) })
    .from(connectorConsents)
    .where(and(inArray(connectorConsents.connectorId, [...ids]), isNull(connectorConsents.withdrawTime)))
    .groupBy(connectorConsents.connectorId);
