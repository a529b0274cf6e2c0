import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';
import { estimateSums, openLines, refreshSaleFigures } from '../order';
import { changeSales, saleMix, teamOfBds } from '../order/days/saleChanges.fixture';
import { orderEstimates, withOpenMonths } from './estimates';
import { type SideName, sides } from './side';

let server: TestServer;
let trade: Trade;
let teamId: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  teamId = await teamOfBds(trade);
});
afterAll(() => server.close());

interface Row {
  who: string;
  orders: number;
  gmv: string;
}

/** What is estimated of everybody on a side, by counted days. */
const counted = (side: SideName) =>
  rowsOf<Row>(
    trade.db,
    sql`${withOpenMonths(side)}
      select settle_month, country, who::text, sum(orders)::int orders, sum(gmv)::text gmv, sum(commercial)::text commercial, sum(team_leader)::text team_leader, sum(adjust)::text adjust, sum(rule_gmv)::text rule_gmv
      from (${orderEstimates(side, { mine: () => sql`true`, keys: () => sql`true` })}) e group by 1, 2, 3 order by 1, 2, 3`,
  );

/** The same of all lines as they stand. */
const plain = (side: SideName) =>
  rowsOf<Row>(
    trade.db,
    sql`${withOpenMonths(side)} select e.settle_month, e.country, e.who, e.orders, e.gmv::text, e.commercial::text, e.team_leader::text, e.adjust::text, e.rule_gmv::text from (
      select greatest(l.month, l.open) settle_month, l.country, l.who::text who, (count(distinct (l.order_id, l.kind)) filter (where l.m_base is null))::int orders, ${estimateSums}
      from (${openLines(sides[side])}) l group by 1, 2, 3) e order by 1, 2, 3`,
  );

const ofBoth = async (read: typeof plain) => ({ bd: await read('bd'), up: await read('up') });

it('estimates of both sides say what the lines do after any mix of changes, before they are counted and after', async () => {
  await fc.assert(
    fc.asyncProperty(saleMix, async (mix) => {
      await changeSales(trade, mix, teamId);
      expect(await ofBoth(counted)).toEqual(await ofBoth(plain));
      await refreshSaleFigures(trade.db);
      expect(await ofBoth(counted)).toEqual(await ofBoth(plain));
    }),
    { numRuns: 8 },
  );
}, 120_000);

it('a month that is locked is estimated no more, on either side, and one that is void is again', async () => {
  await refreshSaleFigures(trade.db);
  for (const [side, { dimension }] of Object.entries(sides) as [SideName, (typeof sides)[SideName]][]) {
    const [batch] = await rowsOf<{ id: string }>(
      trade.db,
      sql`select b.id::text from settlement_batches b where settle_dimension = ${dimension} and settle_status in (1, 2)
        and exists (select from settlement_marks k where k.batch_id = b.id) order by settle_month desc limit 1`,
    );
    const locked = await counted(side);
    const to = (state: number) => trade.db.execute(sql`update settlement_batches set settle_status = ${state} where id = ${batch?.id}`);
    await to(3);
    expect(await counted(side)).not.toEqual(locked);
    expect(await ofBoth(counted)).toEqual(await ofBoth(plain));
    await refreshSaleFigures(trade.db);
    expect(await ofBoth(counted)).toEqual(await ofBoth(plain));
    await to(2);
    expect(await ofBoth(counted)).toEqual(await ofBoth(plain));
    await refreshSaleFigures(trade.db);
    expect(await counted(side)).toEqual(locked);
  }
});
