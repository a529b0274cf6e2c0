import type { Db } from '../../db/database';
import { goods } from '../../tables/merchants/product';
import { shops } from '../../tables/merchants/merchant';
import { countryOf } from '../../modules/system/country';
import { demoCategories } from '../demo/demoCategories';
import type { DemoDay } from '../demo/demoDay';
import { between, logNormal, weighted } from '../demo/distributions';
import { brands, dearness, localNouns, markets, variants } from './goodsWords';
import { insertRows } from '../../db/insertRows';
import type { Place } from '../system/places';
import { pick, seededRandom } from '../demo/random';

interface Seeding {
  day: DemoDay;
  idAt: (time: Date) => string;
  perShop: number;
}

/** A product of the demo, for those who plant what refers to it. */
export interface DemoGoods {
  id: string;
  shopId: string;
  country: Place['code'];
  top: string;
  status: number;
}

/** Plants the products of the demo merchants: most on sale, some off, one deleted. */
export async function seedGoods(db: Db, { day, idAt, perShop }: Seeding): Promise<DemoGoods[]> {
  const random = seededRandom(20_261_121);
  const merchants = await db
    .select({
      id: shops.id,
      shopCode: shops.shopCode,
      userId: shops.userId,
      country: shops.country,
      productCategory: shops.productCategory,
    })
    .from(shops)
    .orderBy(shops.shopCode);
  const numbers = new Map<string, number>();
  const rows = merchants.flatMap((shop) =>
    Array.from({ length: perShop }, (_, index) => {
      const country = shop.country as Place['code'];
      const choice = demoCategories.filter(({ top }) => shop.productCategory.includes(top));
      const category = pick(random, (choice.length > 0 ? choice : demoCategories) as unknown as [Category, ...Category[]]);
      const createTime = day.ago(between(random, 20, 380), between(random, 0, 419));
      const series = `SP${createTime.toISOString().slice(2, 10).replaceAll('-', '')}${country}`;
      numbers.set(series, (numbers.get(series) ?? 0) + 1);
      const brand = pick(random, brands as unknown as [string, ...string[]]);
      const variant = pick(random, (variants[category.top] ?? ['1']) as [string, ...string[]]);
      const listPrice = priceOf(country, markets[country].median * (dearness[category.top] ?? 1) * logNormal(random, 0, 0.5));
      const price = priceOf(country, Number(listPrice) * (0.7 + random() * 0.3), Number(listPrice));
      const sampleQuota = between(random, 0, 6) * 10;
      return {
        top: category.top,
        row: {
          id: idAt(createTime),
          goodsNo: series + String(numbers.get(series)).padStart(5, '0'),
          goodsName: `${nounOf(country, category)} ${brand} ${variant}`,
          goodsUrl: `https://shop.demo.backlot.example/${country.toLowerCase()}/${category.code}/${index + 1}-${shop.shopCode.toLowerCase()}`,
          goodsCategory: category.code,
          listPrice,
          price,
          currency: countryOf(country).currency,
          specification: variant,
          goodsIntroduce: introOf(country, category, brand),
          shopId: shop.id,
          country,
          webId: 10,
          platformProductId: `17${String(between(random, 10 ** 8, 10 ** 9 - 1))}${String(numbers.size).padStart(4, '0')}${String(index).padStart(3, '0')}`,
          stock: between(random, 0, 5000),
          sampleQuota,
          openCommissionRate: (between(random, 10, 40) / 2).toFixed(2),
          status: weighted(random, [
            [1, 88],
            [0, 11],
            [2, 1],
          ]),
          createTime,
          createUser: shop.userId,
        },
      };
    }),
  );
  await insertRows(
    db,
    goods,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, top }) => ({ id: row.id, shopId: row.shopId, country: row.country, top, status: row.status }));
}

type Category = (typeof demoCategories)[number];

function nounOf(country: Place['code'], { code, en, vn }: Category): string {
  const [th, id] = localNouns[code] ?? [en, en];
  if (country === 'VN') return vn;
  if (country === 'TH') return th;
  return country === 'ID' || country === 'MY' ? id : en;
}

function introOf(country: Place['code'], category: Category, brand: string): string {
  const noun = nounOf(country, category);
  switch (country) {
    case 'VN':
      return `${noun} ${brand} chính hãng.\nGiao trong 24 giờ, đổi trả trong 7 ngày.`;
    case 'TH':
      return `${noun} ${brand} ของแท้\nจัดส่งภายใน 24 ชั่วโมง เปลี่ยนคืนได้ใน 7 วัน`;
    case 'ID':
    case 'MY':
      return `${noun} ${brand} asli.\nDikirim dalam 24 jam, boleh ditukar dalam 7 hari.`;
    default:
      return `Original ${brand} ${noun.toLowerCase()}.\nShips within 24 hours, returns within 7 days.`;
  }
}

/** A price as shops write it: thousands of dong, hundreds of rupiah, .00, .90 or .99 elsewhere; never above a limit. */
function priceOf(country: Place['code'], amount: number, most = Number.POSITIVE_INFINITY): string {
  if (country === 'VN') return String(Math.min(most, Math.max(1, Math.round(amount / 1000)) * 1000));
  if (country === 'ID') return String(Math.min(most, Math.max(1, Math.round(amount / 100)) * 100));
  const cents = [0, 90, 99][Math.round(amount * 7) % 3] ?? 0;
  return Math.min(most, Math.max(1, Math.floor(amount)) + cents / 100).toFixed(2);
}
