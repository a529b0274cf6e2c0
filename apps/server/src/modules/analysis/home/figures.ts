import { certificationLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { isAlive } from '../../account/session';
import { sessions } from '../../../tables/account/session';
import { shops } from '../../../tables/merchants/merchant';
import { users } from '../../../tables/base/user';
import { visitLogs } from '../../../tables/base/visitLog';

/** A number and what it is part of. */
export interface Figure {
  value: number;
  of: number | null;
}

/** Certified merchants among some. */
export async function merchantFigures(db: Db, where: SQL = sql`true`) {
  const [row] = await numbers(
    db,
    sql`
    select count(*) total, count(*) filter (where ${inState(certificationLife, shops, 'certified')}) certified
    from ${shops} where ${where}`,
  );
  return { certified: { value: row?.certified ?? 0, of: row?.total ?? 0 } };
}

/** People of an organisation, and how many of them are signed in. */
export async function teamFigures(db: Db, orgId: string | null, idleMinutes: number) {
  const [row] = await numbers(
    db,
    sql`
    select count(*) total, count(*) filter (where exists (
      select 1 from ${sessions} where ${sessions.userId} = ${users.id} and ${isAlive(idleMinutes)})) online
    from ${users} where ${users.orgId} = ${orgId} and ${users.status} = 0`,
  );
  return { online: { value: row?.online ?? 0, of: row?.total ?? 0 } };
}

/** Accounts, sessions and sign-ins of the whole house. */
export async function systemFigures(db: Db, idleMinutes: number) {
  const [row] = await numbers(
    db,
    sql`select
    (select count(*) from ${sessions} where ${isAlive(idleMinutes)}) online,
    (select count(*) from ${users} where status <> 2) accounts,
    (select count(*) from ${users} where status = 0) enabled,
    (select count(*) from ${visitLogs} where vis_type = 1 and success and vis_time > now() - interval '24 hours') sign_ins,
    (select count(*) from ${visitLogs} where vis_type = 1 and not success and vis_time > now() - interval '24 hours') failures`,
  );
  const figure = (key: string): Figure => ({ value: row?.[key] ?? 0, of: null });
  return {
    online: figure('online'),
    enabled: { value: row?.enabled ?? 0, of: row?.accounts ?? 0 },
    signIns: figure('sign_ins'),
    failures: figure('failures'),
  };
}

/** Open sessions of one person. */
export async function ownSessions(db: Db, userId: string, idleMinutes: number): Promise<Figure> {
  const [row] = await numbers(db, sql`select count(*) n from ${sessions} where ${sessions.userId} = ${userId} and ${isAlive(idleMinutes)}`);
  return { value: row?.n ?? 0, of: null };
}

function numbers(db: Db, statement: SQL): Promise<Record<string, number>[]> {
  return jsonRowsOf(db, statement);
}
