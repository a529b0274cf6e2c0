import type { RankRow } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../../db/database';
import type { TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { refreshRankings } from '../making/refreshRankings';

interface Sale {
  upId: string;
  /** Philippine day, at noon. */
  day: string;
  amount: number;
  orders?: number;
}

interface Page {
  rows: RankRow[];
  totalRows: number;
  list: { periodKey: string; final: boolean; previousKey: string | null; nextKey: string | null; placeCount: number } | null;
}

/** Rankings of the Philippines without those of the demo, a clock, and ways to plant what is ranked. */
export async function rankWorld(server: TestServer) {
  const { db } = server.services.database;
  await db.execute(sql`truncate ranking_lists cascade`);
  const ups = (
    await rowsOf<{ id: string }>(
      db,
      sql`select id::text id from ups where country = 'PH' and web_id = 10 and status = 0 order by fans_num desc, id limit 9`,
    )
  ).map(({ id }) => id);
  const [goods] = await rowsOf<{ id: string; shop_id: string; goods_category: string }>(
    db,
    sql`select g.id::text id, g.shop_id::text shop_id, g.goods_category from goods g join shops s on s.id = g.shop_id join users u on u.id = s.user_id where u.account = 'shop.ph.1' order by g.id limit 1`,
  );
  let number = 0;
  const sell = async ({ upId, day, amount, orders = 1 }: Sale) => {
    for (let n = 0; n < orders; n += 1) {
      number += 1;
      const time = `${day}T04:00:00Z`;
      await db.execute(sql`
        with o as (insert into sales (order_no, order_source, country, currency, order_status, order_time, pay_amount)
          values (${`RANK-${number}`}, 10, 'PH', 'PHP', 2, ${time}::timestamptz, ${amount / orders}) returning id, order_time)
        insert into sale_items (order_id, line_no, order_time, country, goods_id, quantity, pay_amount, up_id, shop_id, commissionable_time)
        select id, 1, order_time, 'PH', ${goods?.id}, 1, ${amount / orders}, ${upId}, ${goods?.shop_id}, order_time from o`);
    }
  };
  /** Lets the timer look at this moment: `2031-03-04 02:00` in Manila. */
  const look = (time: string) => refreshRankings(server.services, new Date(`${time.replace(' ', 'T')}:00+08:00`));
  const page = async (client: TestClient, query: Record<string, string | number> = {}) => {
    const answer = await client.get('/main/rank/page', {
      rankType: 1,
      rankPeriod: 1,
      country: 'PH',
      webId: 10,
      pageSize: 100,
      ...query,
    });
    if (answer.body.code !== 200) throw new Error(`${answer.body.code} ${answer.body.message}`);
    return answer.body.data as Page;
  };
  const [first = '', second = '', third = ''] = ups;
  return { db, ups: [first, second, third, ...ups.slice(3)] as const, goods, sell, look, page };
}

export type RankWorld = Awaited<ReturnType<typeof rankWorld>>;
