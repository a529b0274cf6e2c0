import type { Exchange, Routes } from '../http/exchange';
import { type Shop, times } from '../world/shop';
import { figuresOf, type Work, worksOf } from '../world/works';
import { refuse } from './say';
import { pageOf, signed } from './signed';

const ms = 86_400_000;
/** Views that an order takes. */
const viewsPerOrder = 900;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const midnightIn = (day: string, { timeZone }: Shop): Date => {
  const guess = new Date(`${day}T00:00:00Z`);
  const there = new Date(guess.toLocaleString('en-US', { timeZone: 'UTC' })).getTime();
  return new Date(guess.getTime() + there - new Date(guess.toLocaleString('en-US', { timeZone })).getTime());
};

const dayOf = (time: Date, { timeZone }: Shop) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);

/** What videos of the shop's creators sold in some days: until yesterday, today is not counted yet. */
const videos = signed((shop, exchange) => {
  const { now, query } = exchange;
  const [from, to] = [query.get('start_date_ge') ?? '', query.get('end_date_lt') ?? ''];
  if (!dayPattern.test(from) || !dayPattern.test(to) || from >= to) return refuse(400, 36009005, 'start_date_ge or end_date_lt is wrong');
  if (query.get('currency') !== 'LOCAL' || query.get('account_type') !== 'AFFILIATES')
    return refuse(400, 36009005, 'only LOCAL amounts of AFFILIATES are simulated');
  const [begin, asked, today] = [midnightIn(from, shop), midnightIn(to, shop), midnightIn(dayOf(now, shop), shop)];
  const end = asked < today ? asked : today;
  const all = worksSeen(shop, exchange)
    .map((work) => ({ work, views: figuresOf(work, end).views - figuresOf(work, begin).views }))
    .filter(({ work, views }) => work.postedAt < end && views > 0);
  const extra = { latest_available_date: dayOf(new Date(end.getTime() - ms / 2), shop) };
  return pageOf(exchange, { name: 'videos', all, most: 100, extra, show: ({ work, views }) => resultOf(shop, work, views) });
});

const worksSeen = (shop: Shop, { book, now, faults }: Exchange): Work[] =>
  shop.creators
    .flatMap((handle) => book.byHandle('tiktok', handle) ?? [])
    .flatMap((account) => worksOf(account, now))
    .filter(({ id }) => !faults.gone.has(id));

function resultOf(shop: Shop, work: Work, views: number) {
  const orders = Math.floor(views / viewsPerOrder);
  return {
    id: work.id,
    username: work.account.handle,
    title: work.title,
    gmv: { amount: times(shop.products[0].price, orders), currency: shop.currency },
    sku_orders: orders,
    units_sold: orders,
    views,
    click_through_rate: '0.031',
    products: [{ id: shop.products[0].id, name: shop.products[0].name }],
    video_post_time: Math.floor(work.postedAt.getTime() / 1000),
  };
}

export const videoRoutes: Routes = { 'GET /analytics/202409/shop_videos/performance': videos };
