import { targetMetrics } from '@backlot/contract';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { ownerOf } from '../../modules/base/download';
import { noteEvent } from '../../modules/base/lifeCycle';
import { shareSql } from '../../modules/money/order';
import { performanceTargets } from '../../tables/analysis/target';
import { orgs } from '../../tables/base/org';
import { users } from '../../tables/base/user';
import { saleItems } from '../../tables/money/order';

interface Around {
  today: Date;
  userIds: Map<string, string>;
}

const months = 6;

/** The smallest target of a month, about ten orders of the country. */
const least: Readonly<Record<string, number>> = { PH: 8000, MY: 800, TH: 5000, VN: 3_000_000, SG: 500, ID: 2_000_000 };

/** Targets of BDs and teams for the last months and this one, a little above what they usually sell; what is there already stays. */
export async function seedTargets(db: Db, { today, userIds }: Around): Promise<void> {
  const [known] = await db.select({ n: count() }).from(performanceTargets);
  if (known?.n) return;
  const people = await db
    .select({
      id: users.id,
      account: users.account,
      country: sql<string>`${orgs.country}`,
      orgId: orgs.id,
      sold: sql<string>`(select coalesce(sum(${shareSql.base}), 0) from ${saleItems} where ${saleItems.bdId} = ${users.id} and ${saleItems.country} = ${orgs.country})`,
    })
    .from(users)
    .innerJoin(orgs, eq(orgs.id, users.orgId))
    .where(sql`${users.account} like 'bd.%'`)
    .orderBy(asc(users.account));
  const bds = people.map(({ sold, ...person }) => ({ ...person, gmv: roundUp((Number(sold) / 13) * 1.2, least[person.country] ?? 1000) }));
  const teams = [...Map.groupBy(bds, ({ orgId }) => orgId)].map(([id, team]) => ({
    id,
    country: team[0]?.country ?? '',
    gmv: team.reduce((sum, { gmv }) => sum + gmv, 0),
  }));
  await db.transaction(async (tx) => {
    for (let ago = months - 1; ago >= 0; ago -= 1) {
      const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
      const grown = (gmv: number) => String(Math.round(gmv * (1 - ago * 0.04)));
      const rowOf = (subjectType: number, metric: number, { id, country }: { id: string; country: string }, amount: string) => ({
        subjectType,
        subjectId: id,
        month,
        metric,
        amount,
        country,
        version: 1,
      });
      const rows = [
        ...bds.flatMap((bd) => [
          rowOf(1, targetMetrics.gmv, bd, grown(bd.gmv)),
          rowOf(1, targetMetrics.approved, bd, '4'),
          rowOf(1, targetMetrics.fulfilled, bd, '3'),
        ]),
        ...teams.map((team) => rowOf(2, targetMetrics.gmv, team, grown(team.gmv))),
      ];
      const added = await tx.insert(performanceTargets).values(rows).returning();
      if (ago === 0) await noteFirst(tx, added, { bds, userIds });
    }
  });
}

/** Two figures and zeros: 12 345 is 13 000. */
function roundUp(amount: number, smallest: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, smallest))) - 1);
  return Math.ceil(Math.max(amount, smallest) / step) * step;
}

interface Setters {
  bds: readonly { id: string; account: string }[];
  userIds: Map<string, string>;
}

/** Who set the targets of this month stands in the trail: leaders those of the first BD of each team. */
async function noteFirst(tx: Db, rows: readonly (typeof performanceTargets.$inferSelect)[], { bds, userIds }: Setters): Promise<void> {
  for (const { id, account } of bds.filter((bd) => bd.account.endsWith('.1'))) {
    const leaderId = userIds.get(account.replace(/^bd\.(\w+)\..*$/, 'leader.$1'));
    const actor = leaderId && (await ownerOf(tx, { userId: leaderId, language: 'en' }));
    if (!actor) continue;
    for (const row of rows.filter(({ subjectId }) => subjectId === id))
      await noteEvent(tx, {
        actor,
        action: 'target.set',
        object: `target:${row.id}`,
        to: row.amount,
        more: { month: row.month, metric: row.metric, bd: id },
      });
  }
}
