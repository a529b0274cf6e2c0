import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../../db/database';
import { workMetricSnapshots } from './tables';
import { touching } from './touchGains';

interface Told {
  work: { id: string; postTime: Date };
  at: Date;
  figures: Record<'views' | 'likes' | 'comments' | 'shares', number | null>;
}

const hour = 3_600_000;
const day = 24 * hour;
/** A Monday. */
const weekStart = Date.UTC(2026, 0, 5);

/** Keeps how a work stood at a moment, for the hour, day or week that its age asks for; what is not told stays as it was. */
export async function keepToldFigures(tx: Db, { work, at, figures }: Told): Promise<'add' | 'change' | 'same'> {
  const statTime = slotOf(work.postTime, at);
  const own = and(eq(workMetricSnapshots.workId, work.id), eq(workMetricSnapshots.statTime, statTime));
  const [before] = await tx.select().from(workMetricSnapshots).where(own).for('update');
  const names = ['views', 'likes', 'comments', 'shares'] as const;
  const told = Object.fromEntries(names.map((name) => [name, figures[name] ?? before?.[name] ?? null]));
  if (before && names.every((name) => before[name] === told[name])) return 'same';
  if (before) await tx.update(workMetricSnapshots).set(told).where(own);
  else await tx.insert(workMetricSnapshots).values({ workId: work.id, statTime, ...told });
  await tx.execute(touching(sql`select ${work.id}::bigint work_id, ${statTime.toISOString()}::timestamptz stat_time`));
  return before ? 'change' : 'add';
}

function slotOf(postTime: Date, at: Date): Date {
  const age = at.getTime() - postTime.getTime();
  const [length, from] = age < 48 * hour ? [hour, 0] : age < 30 * day ? [day, 0] : [7 * day, weekStart];
  return new Date(from + Math.floor((at.getTime() - from) / length) * length);
}
