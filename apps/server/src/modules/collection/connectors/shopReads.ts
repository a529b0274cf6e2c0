import type { Paging, Told } from './told';

/** A span of time: its begin counts, its end does not. */
export interface Window {
  from: Date;
  to: Date;
}

/** What a shop's channel tells; amounts are exact decimal text in the currency that stands beside them. */
export interface ShopReads {
  /** Orders that creators brought, by the time they were made. */
  listOrders(window: Window, paging: Paging): Promise<Told<ChannelOrder>>;
  /** All orders of the shop, by the time they were made. */
  listShopOrders(window: Window, paging: Paging): Promise<Told<ShopOrder>>;
  /** Money that goes back, by the time it last changed. */
  listReturns(window: Window, paging: Paging): Promise<Told<ChannelReturn>>;
  listSamples(paging: Paging): Promise<Told<ChannelSample>>;
  /** What the creator of a sample showed of it. */
  listSampleContents(sample: { platformSampleId: string; format: 'LIVE' | 'VIDEO' }, paging: Paging): Promise<Told<SampleContent>>;
  /** Orders of campaigns that a partner leads. */
  listPartnerOrders(window: Window, paging: Paging): Promise<Told<PartnerOrder>>;
  listStatements(window: Window, paging: Paging): Promise<Told<Statement>>;
  listUnsettled(window: Window, paging: Paging): Promise<Told<Unsettled>>;
  /** What videos sold in these days together; `through` is the last day that the channel has counted. */
  listVideoResults(days: Days, paging: Paging): Promise<Told<VideoResult> & { through: string }>;
  /** What creators sold in a day, a week or a month. */
  listCreatorResults(period: CreatorPeriod, paging: Paging): Promise<Told<CreatorResult>>;
  /** Creators of at most 200 ids. */
  getCreators(platformIds: readonly string[]): Promise<Told<MarketCreator>>;
  searchCreators(wish: { keyword?: string; followersFrom?: number }, paging: Paging): Promise<Told<MarketCreator>>;
}

/** An order of a creator; `orderStatus` is null for a word that nobody knows yet, `statusText` has what the channel says. */
export interface ChannelOrder {
  orderNo: string;
  orderStatus: number | null;
  statusText: string;
  orderTime: Date;
  deliverTime: Date | null;
  completeTime: Date | null;
  lines: ChannelOrderLine[];
}

export interface ChannelOrderLine {
  platformProductId: string;
  platformSkuId: string | null;
  goodsName: string | null;
  quantity: number;
  /** Goods only, after all discounts, when it was ordered. */
  payAmount: string;
  currency: string;
  /** Handle of the creator. */
  creator: string | null;
  /** The platform's id of the creator, where it tells it. */
  creatorId?: string;
  contentId: string | null;
  /** Code of the dictionary `salesType`. */
  salesType: number | null;
  /** What the platform reports as commission of the line. */
  platformCommission: string | null;
  /** Where the channel tells refunds with the order. */
  refund?: { refundNo: string; amount: string; refundTime: Date };
}

/** Which product a line of the shop's order is about. */
export interface ShopLine {
  lineId: string;
  platformProductId: string;
  platformSkuId: string | null;
}

export interface ShopOrder {
  orderNo: string;
  statusText: string;
  orderTime: Date;
  payTime: Date | null;
  isCod: boolean;
  goodsTotal: string;
  currency: string;
  lines: ShopLine[];
}

export interface ChannelReturn {
  refundNo: string;
  orderNo: string;
  lineId: string;
  platformSkuId: string | null;
  amount: string;
  currency: string;
  /** 1 pending, 2 done, 3 rejected. */
  refundStatus: number;
  statusText: string;
  refundTime: Date;
}

/** `progress` is null for states that no sample card follows. */
export interface ChannelSample {
  platformSampleId: string;
  statusText: string;
  progress: 'shipped' | 'delivered' | null;
  creator: string;
  platformProductId: string;
  orderNo: string | null;
  trackingNo: string | null;
}

/** A video or live in which a sample was shown. */
export interface SampleContent {
  contentId: string;
  views: number;
  likes: number;
  comments: number;
  paidOrders: number;
  /** When it was published, or began. */
  beginTime: Date;
}

export interface PartnerOrder {
  orderNo: string;
  statusText: string;
  orderTime: Date;
  campaignId: string;
  platformProductId: string;
  creator: string | null;
  currency: string;
  partnerCommission: string | null;
  creatorCommission: string | null;
}

export interface Statement {
  statementId: string;
  statementTime: Date;
  currency: string;
  /** What is paid out to the shop; null where a statement is a bill. */
  settlementAmount: string | null;
  /** What the shop pays is positive here and below. */
  feeAmount: string;
  adjustmentAmount: string;
  /** Of creators and of the partner who leads a campaign; null where it is not told. */
  affiliateCommission: string | null;
  partnerCommission: string | null;
  /** Income tax that was kept back from creators. */
  tax: string | null;
}

/** What an order is expected to bring that no statement has yet. */
export interface Unsettled {
  id: string;
  orderTime: Date;
  currency: string;
  amount: string;
}

export interface VideoResult {
  platformWorkId: string;
  handle: string;
  postTime: Date | null;
  gmv: string;
  currency: string;
  orders: number;
  unitsSold: number;
  views: number;
  /** Clicks on products per showing. */
  clickRate: number | null;
}

/** Days of the shop, the last one included. */
export interface Days {
  from: string;
  to: string;
}

/** Money is null where the creator does not share it. */
export interface MarketCreator {
  platformId: string;
  handle: string;
  name: string;
  region: string;
  fans: number;
  gmv: string | null;
  currency: string | null;
}

export type CreatorPeriod = 'Day' | 'Week' | 'Month' | 'Last7d' | 'Last30d';

export interface CreatorResult {
  platformId: string;
  name: string;
  sales: string;
  currency: string;
  orders: number;
  itemsSold: number;
  clicks: number;
  estimatedCommission: string;
}
