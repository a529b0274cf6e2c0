import type { DictionaryCode } from '../lookUp';
import { toText } from '../toText';

/** A parcel with a sample: what is in it, who sends it, and where it goes. Times are UTC `YYYY-MM-DD HH:mm:ss`. */
export interface SlipRecord {
  sampleNo: string;
  workOrderNo: string;
  shopName: string;
  upName: string;
  upNumber: string;
  goodsName: string;
  goodsNo: string;
  skuName?: string | null;
  specification?: string | null;
  quantity: number;
  country: string;
  receiverName: string;
  receiverPhone: string;
  /** Street, district, city, postal code: a line each, in the order of the country. */
  addressLines: readonly string[];
  carrier?: string | null;
  trackingNo?: string | null;
  /** The creator sends it back. */
  needReturn?: boolean;
  timeZone: string;
  /** When all of this was read. */
  dataTime: string;
}

/** The dictionary codes a slip refers to. */
export const slipCodes = ({ country }: SlipRecord): DictionaryCode[] => [['country', toText(country)]];
