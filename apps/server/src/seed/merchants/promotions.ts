import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { goods, goodsCreators } from '../../tables/merchants/product';
import type { DemoCreator } from '../creators/creators';
import type { DemoDay } from '../demo/demoDay';
import { between } from '../demo/distributions';
import type { DemoGoods } from './goods';
import { insertRows } from '../../db/insertRows';
import { pick, seededRandom } from '../demo/random';

/** Plants which creators promote which product: some of the same country and channel for most products. */
export async function seedPromotions(
  db: Db,
  { products, creators, day }: { products: readonly DemoGoods[]; creators: readonly DemoCreator[]; day: DemoDay },
): Promise<void> {
  const random = seededRandom(20_261_123);
  const rows = products.flatMap(({ id, country, status }) => {
    const near = creators.filter((creator) => creator.country === country && creator.webId === 10 && creator.upTypeId === 1);
    const [first, ...rest] = near;
    if (!first || status === 2 || random() < 0.3) return [];
    const chosen = new Set(Array.from({ length: between(random, 1, 6) }, () => pick(random, [first, ...rest]).id));
    return [...chosen].map((upId) => ({ goodsId: id, upId, firstPromoteTime: day.ago(between(random, 1, 19), between(random, 0, 419)) }));
  });
  await insertRows(db, goodsCreators, rows);
  await db.execute(
    sql`update ${goods} set creator_num = bound.n from (select goods_id, count(*)::int n from ${goodsCreators} group by 1) bound where bound.goods_id = ${goods.id}`,
  );
}
