import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import type { CollectCounts } from '../../../tables/collection/queue';
import { goodsOfChannel, keepReturn, upNamed } from '../../money/order';
import { followSample } from '../../trade/sample';
import type { ChannelReturn, ChannelSample, ShopLine } from '../connectors';
import { bringerOf, type OfShop } from './keepOrders';

interface Returned extends OfShop {
  returns: readonly ChannelReturn[];
  /** Lines of the shop's orders, by their id at the channel. */
  lines: ReadonlyMap<string, ShopLine>;
}

/** Keeps what goes back of orders that are kept; those of other orders are left out and counted. */
export async function keepReturns(tx: Db, { returns, lines, ...of }: Returned): Promise<CollectCounts> {
  const counts = { read: returns.length, added: 0, changed: 0, skipped: 0 };
  for (const told of returns.toSorted((a, b) => (a.orderNo < b.orderNo ? -1 : 1))) {
    const { refundNo, refundTime, amount, refundStatus, orderNo, currency } = told;
    const skuId = told.platformSkuId ?? lines.get(told.lineId)?.platformSkuId ?? null;
    const refund = { refundNo, refundTime, amount, refundStatus, quantity: 1 };
    const isOf = ({ platformSkuId }: { platformSkuId: string | null }) => skuId !== null && platformSkuId === skuId;
    const outcome = await keepReturn(tx, { orderNo, orderSource: of.webId, shopId: of.shopId, currency, isOf, refund }, bringerOf(of));
    counts[outcome === 'add' ? 'added' : outcome === 'change' ? 'changed' : 'skipped'] += 1;
  }
  return counts;
}

interface Sampled extends OfShop {
  samples: readonly ChannelSample[];
  country: string;
  carrier: string;
  dataTime: Date;
}

/** Sample cards follow what the channel tells of their parcels. */
export async function keepSamples(
  tx: Db,
  services: Pick<Services, 'events'>,
  { samples, country, carrier, dataTime, ...of }: Sampled,
): Promise<CollectCounts> {
  const counts = { read: samples.length, added: 0, changed: 0, skipped: 0 };
  const goods = await goodsOfChannel(tx, { ...of, platformIds: samples.map(({ platformProductId }) => platformProductId) });
  for (const { progress, creator, platformProductId, trackingNo } of samples) {
    const goodsId = goods.get(platformProductId)?.id;
    const upId = goodsId && progress ? await upNamed(tx, creator, { country, orderSource: of.webId }) : undefined;
    const hasMoved =
      goodsId && upId && progress
        ? await followSample(tx, services, { upId, goodsId, progress, carrier, trackingNo, at: dataTime })
        : false;
    counts[hasMoved ? 'changed' : 'skipped'] += 1;
  }
  return counts;
}
