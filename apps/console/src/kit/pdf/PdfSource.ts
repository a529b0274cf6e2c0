import { type InputOf, type Permission, shopApi, workOrderApi, type WorkOrderDetail } from '@backlot/contract';
import type { Client } from '@backlot/api-client';
import type { CreatorRecord, FormControl, SlipRecord, StatementRecord } from '@backlot/pdf-export';

/** A merchant as its PDF needs it: rows, details and snapshots of the contract have this. */
export type PrintableShop = NonNullable<WorkOrderDetail['shopSnapshot']>;

/** A work order as its PDF needs it: the detail of the contract has this. */
export type PrintableOrder = Pick<
  WorkOrderDetail,
  | 'workOrderName'
  | 'workOrderNo'
  | 'workAttribute'
  | 'upProportion'
  | 'upShotCost'
  | 'workDes'
  | 'country'
  | 'shopSnapshot'
  | 'goodsSnapshot'
  | 'shopNow'
  | 'goodsNow'
  | 'shop'
  | 'goods'
>;

/** A form with what was filled in; texts in the language of the page, pictures as data. */
export interface PrintableForm {
  title: string;
  code: string;
  design: { list: readonly FormControl[] };
  values: Readonly<Record<string, unknown>>;
}

/** What is printed: the kind of document, and its records or how to get them. */
export type PdfSource =
  | { kind: 'merchant'; load: () => Promise<readonly PrintableShop[]> }
  | { kind: 'workOrder'; load: () => Promise<readonly PrintableOrder[]> }
  | { kind: 'statement'; load: () => Promise<readonly StatementRecord[]> }
  | { kind: 'creator'; load: () => Promise<readonly CreatorRecord[]> }
  | { kind: 'slip'; load: () => Promise<readonly SlipRecord[]> }
  | { kind: 'filledForm'; load: () => Promise<readonly PrintableForm[]> };

/** PDFs of merchants that are already here. */
export const merchantPdf = (...shops: readonly PrintableShop[]): PdfSource => ({ kind: 'merchant', load: async () => shops });

/** PDFs of work orders that are already here. */
export const workOrderPdf = (...orders: readonly PrintableOrder[]): PdfSource => ({ kind: 'workOrder', load: async () => orders });

/** How picked rows of a list become PDFs: a few in a preview, many in the download centre. */
export interface PickedPdfs {
  permission: Permission;
  preview: (client: Client, ids: readonly string[]) => PdfSource;
  queue: (client: Client, ids: readonly string[]) => Promise<unknown>;
}

/** Merchants picked in a list. */
export const pickedMerchants: PickedPdfs = {
  permission: 'shop.pdf',
  preview: (client, ids) => ({ kind: 'merchant', load: () => inTurn(ids, (id) => client.call(shopApi.detail, { id })) }),
  queue: (client, ids) => client.call(shopApi.pdf, { ids: [...ids], form: 'zip' }),
};

/** Work orders picked in one of the lists; their rows carry no texts and no snapshots. */
const pickedOrders = (listing: InputOf<typeof workOrderApi.pdf>['listing'], permission: Permission): PickedPdfs => ({
  permission,
  preview: (client, ids) => ({ kind: 'workOrder', load: () => inTurn(ids, (id) => client.call(workOrderApi.detail, { id })) }),
  queue: (client, ids) => client.call(workOrderApi.pdf, { listing, ids: [...ids], form: 'zip' }),
});

export const pickedCommercialOrders = pickedOrders('commercial', 'workOrderCom.pdf');
export const pickedLeaderOrders = pickedOrders('leader', 'workOrderLeader.pdf');
export const pickedBdOrders = pickedOrders('bd', 'workOrderBd.pdf');
export const pickedShopOrders = pickedOrders('shop', 'workOrderShop.pdf');

const atOnce = 4;

/** A few calls at a time: a page of picked rows must not look like an attack to the server's limits. */
async function inTurn<Value>(ids: readonly string[], load: (id: string) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let start = 0; start < ids.length; start += atOnce) values.push(...(await Promise.all(ids.slice(start, start + atOnce).map(load))));
  return values;
}

/** The PDF of a settlement statement. */
export const statementPdf = (load: () => Promise<StatementRecord>): PdfSource => ({ kind: 'statement', load: async () => [await load()] });

/** The profile of a creator for somebody outside. */
export const creatorPdf = (load: () => Promise<CreatorRecord>): PdfSource => ({ kind: 'creator', load: async () => [await load()] });

/** The packing slip of a sample. */
export const slipPdf = (load: () => Promise<SlipRecord>): PdfSource => ({ kind: 'slip', load: async () => [await load()] });

/** The PDF of a filled form. */
export const filledFormPdf = (load: () => Promise<PrintableForm>): PdfSource => ({ kind: 'filledForm', load: async () => [await load()] });
