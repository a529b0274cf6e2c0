import { count } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { createFileStore } from '../../files/createFileStore';
import { goods } from '../../tables/merchants/product';
import { ups } from '../../tables/creators/creator';
import { createVault } from '../../secrets/createVault';
import { seedAudiences } from '../creators/audiences';
import { bdsByCountry, seedCreators } from '../creators/creators';
import { demoDay } from '../demo/demoDay';
import { demoIds } from '../demo/demoIds';
import { seedFiguresByDay } from '../creators/figuresByDay';
import { seedGoods } from './goods';
import { noteMerchandise } from './merchandiseDeeds';
import { seedLabels } from '../creators/labels';
import { seedPapers } from './papers';
import type { Person } from '../system/people';
import { seedProfiles } from '../creators/profiles';
import { seedPromotions } from './promotions';
import { seedShops } from './shops';

const sizes = {
  small: { count: 360, worksEach: 6, perShop: 6, past: { top: 10, topDays: 400, days: 30 } },
  full: { count: 3000, worksEach: 15, perShop: 10, past: { top: 300, topDays: 400, days: 90 } },
} as const;

interface Planting {
  config: Config;
  people: Person[];
  userIds: ReadonlyMap<string, string>;
  /** The day that everything is counted back from. */
  today?: Date;
}

/** Merchants with their papers and products, creators with their works, labels; what is there already stays (domain/seed-and-scale 8.1 to 8.4). */
export async function seedMerchandise(db: Db, { config, people, userIds, today = new Date() }: Planting): Promise<void> {
  const size = sizes[config.DEMO_SIZE];
  const day = demoDay(today);
  const [idAt, vault, bds] = [demoIds(), createVault(config), bdsByCountry(people, userIds)];
  await seedShops(db, { people, userIds, bds, day });
  const [products] = await db.select({ n: count() }).from(goods);
  const [creators] = await db.select({ n: count() }).from(ups);
  if (products?.n || creators?.n) return;
  await seedPapers(db, { day, vault, fileStore: await createFileStore(config), reviewerId: userIds.get('admin') ?? null });
  const planted = await db.transaction((tx) => seedGoods(tx, { day, idAt, perShop: size.perShop }));
  await db.transaction(async (tx) => {
    const labelIds = await seedLabels(tx, { day, idAt });
    const made = await seedCreators(tx, { day, idAt, vault, bds, labelIds, count: size.count, worksEach: size.worksEach });
    await seedPromotions(tx, { products: planted, creators: made, day });
    await seedProfiles(tx, { day, idAt });
    await seedAudiences(tx, { day });
    await seedFiguresByDay(tx, { day, ...size.past });
  });
  await noteMerchandise(db);
}
