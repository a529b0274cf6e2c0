import { shopApi, workOrderApi, type WorkOrderDetail } from '@backlot/contract';
import type { Client } from '@backlot/api-client';
import type { FormControl } from '@backlot/pdf-export';

/** A merchant as its PDF needs it: rows, details and snapshots of the contract have this. */
export type PrintableShop = NonNullable<WorkOrderDetail['shopSnapshot']>;

/** A work order as its PDF needs it: the detail of the contract has this. */
export type PrintableOrder = Pick<WorkOrderDetail, 'workOrderName' | 'workOrderNo' | 'workAttribute' | 'upProportion' | 'upShotCost' | 'workDes' | 'country' | 'shopSnapshot' | 'goodsSnapshot' | 'shop' | 'goods'>;

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
  | { kind: 'filledForm'; load: () => Promise<readonly PrintableForm[]> };

/** PDFs of merchants that are already here. */
export const merchantPdf = (...shops: readonly PrintableShop[]): PdfSource => ({ kind: 'merchant', load: async () => shops });

/** PDFs of work orders that are already here. */
export const workOrderPdf = (...orders: readonly PrintableOrder[]): PdfSource => ({ kind: 'workOrder', load: async () => orders });

/** PDFs of merchants picked in a list. */
export const pickedMerchantPdfs = (client: Client, ids: readonly string[]): PdfSource => ({
  kind: 'merchant',
  load: () => inTurn(ids, (id) => client.call(shopApi.detail, { id })),
});

/** PDFs of work orders picked in a list, whose rows carry no texts and no snapshots. */
export const pickedWorkOrderPdfs = (client: Client, ids: readonly string[]): PdfSource => ({
  kind: 'workOrder',
  load: () => inTurn(ids, (id) => client.call(workOrderApi.detail, { id })),
});

const atOnce = 4;

/** A few calls at a time: a page of picked rows must not look like an attack to the server's limits. */
async function inTurn<Value>(ids: readonly string[], load: (id: string) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let start = 0; start < ids.length; start += atOnce) values.push(...(await Promise.all(ids.slice(start, start + atOnce).map(load))));
  return values;
}

/** The PDF of a filled form. */
export const filledFormPdf = (load: () => Promise<PrintableForm>): PdfSource => ({ kind: 'filledForm', load: async () => [await load()] });
