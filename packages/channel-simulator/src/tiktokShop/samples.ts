import type { Exchange, Routes } from '../http/exchange';
import { chance, digitsOf } from '../world/chance';
import { later, liveNumber, liveOf, type Product, salesOf, type Shop, type ShopLive } from '../world/shop';
import { figuresOf, worksOf } from '../world/works';
import { refuse } from './say';
import { pageOf, signed } from './signed';

interface Sample {
  id: string;
  creator: string;
  product: Product;
}

/** A sample for each creator and product. */
const samplesOf = (shop: Shop): Sample[] =>
  shop.creators.flatMap((creator) =>
    shop.products.map((product) => ({ id: digitsOf(`sample ${shop.id} ${creator} ${product.id}`, 14), creator, product })),
  );

/** Shipped after a day, there after three, with content after fifteen. */
const samples = signed((shop, exchange) =>
  pageOf(exchange, {
    name: 'sample_applications',
    all: samplesOf(shop),
    most: 50,
    show: ({ id, creator, product }) => {
      const since = (days: number) => later(shop.since, days) <= exchange.now;
      const status = since(15) ? 'COMPLETED' : since(3) ? 'CONTENT_PENDING' : since(1) ? 'SHIPPED' : 'AWAITING_SHIPMENT';
      return {
        id,
        status,
        commission_rate: 2000,
        ...(since(1) && { order_id: `56${id}`, tracking_number: `TT${id}` }),
        creator: { username: creator, fulfillment_percentage: 9000 },
        product: { id: product.id, title: product.name },
      };
    },
  }),
);

/** What the creator of a sample showed of it: lives, or videos. */
const fulfilments = signed((shop, exchange) => {
  const id = exchange.path.split('/').at(-3);
  const sample = samplesOf(shop).find((one) => one.id === id);
  const format = exchange.body['content_format'];
  if (!sample) return refuse(404, 16004001, 'no such sample application');
  if (format !== 'LIVE' && format !== 'VIDEO') return refuse(400, 36009005, 'content_format is LIVE or VIDEO');
  const all = format === 'LIVE' ? livesOf(shop, sample, exchange) : videosOf(sample, exchange);
  return pageOf(exchange, { name: 'contents', all, most: 50, show: (content) => content });
});

function livesOf(shop: Shop, { creator }: Sample, { now }: Exchange) {
  const sold = salesOf(shop, now).map(liveOf);
  const seen = (live: ShopLive) => 200 + Math.floor(5000 * chance(shop.id, live.at.getTime(), 'seen'));
  return (shop.lives ?? [])
    .filter((live) => live.creator === creator && live.at <= now)
    .map((live) => ({
      content_id: liveNumber(shop, live),
      content_url: `https://www.tiktok.com/@${creator}/live`,
      view_count: seen(live),
      like_count: Math.floor(seen(live) / 9),
      comment_count: Math.floor(seen(live) / 40),
      paid_order_count: sold.filter((one) => one === live).length,
      create_time: Math.floor(live.at.getTime() / 1000),
    }));
}

function videosOf({ creator }: Sample, { book, now, faults }: Exchange) {
  const account = book.byHandle('tiktok', creator);
  const works = account ? worksOf(account, now).filter(({ id }) => !faults.gone.has(id)) : [];
  return works.slice(0, 10).map((work) => {
    const { views, likes, comments } = figuresOf(work, now);
    return {
      content_id: work.id,
      content_url: `https://www.tiktok.com/@${creator}/video/${work.id}`,
      view_count: views,
      like_count: likes,
      comment_count: comments,
      paid_order_count: Math.floor(views / 900),
      create_time: Math.floor(work.postedAt.getTime() / 1000),
    };
  });
}

export const sampleRoutes: Routes = {
  'POST /affiliate_seller/202508/sample_applications/search': samples,
  'POST /affiliate_seller/202409/sample_applications/*/fulfillments/search': fulfilments,
};
