import { pick, seededRandom } from '../../demo/random';
import type { DemoDay } from '../../demo/demoDay';

/** One answer before it is stored. */
export interface Filled {
  /** Account of who filled it in. */
  account: string;
  number: number;
  time: Date;
  values: Record<string, unknown>;
  /** Whether a picture of a stage belongs to it. */
  hasStage: boolean;
}

/** Countries with names that creators there go by. */
const creators = {
  ph: ['Maria Santos Vlogs', 'Kusina ni Paolo', 'Bea Reviews'],
  vn: ['Linh Làm Đẹp', 'Bếp Nhà Minh', 'Hà Đi Chợ'],
  th: ['ครัวป้าแต๋ว', 'มะลิรีวิว', 'Ploy Beauty'],
  my: ['Aisyah Cantik', 'Dapur Hafiz', 'Wei Ling Picks'],
  sg: ['Jia Hui Tries', 'Hawker Hunter SG', 'Minimal Home'],
  id: ['Dewi Dandan', 'Masak Bareng Budi', 'Rumah Rapi'],
} as const;

const products = ['Vitamin C Serum 30 ml', 'Instant Noodles, box of 24', 'Cotton Tote Bag', 'Bamboo Towel Set'] as const;
const plans = [
  '<p>20:00 opening and giveaway</p><p>20:15 three products, <strong>live try-on</strong></p><p>21:00 questions and closing</p>',
  '<h2>Kịch bản</h2><ul><li><p>Mở đầu: chào khách, nhắc mã giảm giá</p></li><li><p>Giới thiệu 5 sản phẩm</p></li><li><p>Chốt đơn trong 10 phút cuối</p></li></ul>',
  '<p>先介绍新品，再<strong>现场试用</strong>，最后十分钟限时优惠。</p>',
] as const;

/** Bookings of live sessions by business developers and merchants of all six countries, the first ones on the first version. */
export function bookingAnswers(day: DemoDay): Filled[] {
  const random = seededRandom(20_261_121);
  return Object.entries(creators).flatMap(([country, names], at) =>
    names.map((creator, n): Filled => {
      const number = n === 0 ? 1 : 2;
      const time = day.ago(([14, 8, 4][n] ?? 4) - (at % 4), at * 61 + n * 37);
      const session = new Date(time.getTime() + (7 + n) * 86_400_000);
      const first = {
        creator,
        country: country.toUpperCase(),
        day: session.toISOString().slice(0, 10),
        start: pick(random, ['19:00', '20:00', '20:30']),
        platform: pick(random, ['tiktok', 'tiktok', 'shopee', 'youtube']),
        topics: n === 0 ? ['beauty', 'fashion'] : n === 1 ? ['food'] : ['home', 'beauty'],
        commission: pick(random, [10, 15, 20, 25]),
      };
      const wantsSamples = (at + n) % 2 === 0;
      const sampleList = wantsSamples ? { sampleList: [{ product: pick(random, products), pieces: 2, key: `${country}-${n}` }] } : {};
      const second = {
        experience: pick(random, [3, 4, 5]),
        samples: wantsSamples,
        ...sampleList,
        stage: [],
        plan: plans[at % plans.length] ?? '',
      };
      const account = n === 2 ? `shop.${country}.1` : `bd.${country}.${n + 1}`;
      return { account, number, time, values: number === 1 ? first : { ...first, ...second }, hasStage: number === 2 && at < 3 };
    }),
  );
}

const wishes = ['', 'Mong có mã vận đơn ngay khi gửi.', 'Small boxes would fit the parcel lockers.', '希望可以合并发货。'] as const;

/** What business developers said about the sample logistics. */
export function logisticsAnswers(day: DemoDay): Filled[] {
  return ['ph', 'vn', 'th', 'my', 'sg', 'id'].map((country, at) => ({
    account: `bd.${country}.3`,
    number: 1,
    time: day.ago(24 - at, at * 53),
    values: { speed: 3 + (at % 3), packing: 4 + (at % 2), again: at % 3 === 1 ? 'maybe' : 'yes', wishes: wishes[at % wishes.length] },
    hasStage: false,
  }));
}
