import { type Locale, translator } from '@backlot/i18n';
import { creatorCodes, type CreatorRecord } from '../documents/creator/CreatorRecord';
import type { FilledForm } from '../documents/filledForm/FilledForm';
import type { DictionaryCode } from '../documents/lookUp';
import { shopCodes, type ShopRecord } from '../documents/merchant/ShopRecord';
import { statementCodes, type StatementRecord } from '../documents/statement/StatementRecord';
import { slipCodes, type SlipRecord } from '../documents/slip/SlipRecord';
import { strings } from '../documents/strings';
import { toText } from '../documents/toText';
import { workOrderCodes, type WorkOrderRecord } from '../documents/workOrder/WorkOrderRecord';

/** A kind of document as the page knows it; the pages themselves are made in the worker under the same `id`. */
export interface DocumentKind<Item> {
  id: string;
  /** Title of the preview and, made safe, name of the file. */
  title(item: Item, locale: Locale): string;
  /** The dictionary codes whose names the document prints. */
  codes?(item: Item): DictionaryCode[];
}

const named = (kind: string, ...parts: unknown[]) => [kind, ...parts.map(toText).filter(Boolean)].join(' ');

/** A merchant, 1200 × 800. */
export const merchantDocument: DocumentKind<ShopRecord> = {
  id: 'merchant',
  title: (shop, locale) => named(translator(strings, locale)('merchant'), shop.shopCode, shop.shopName),
  codes: shopCodes,
};

/** A work order, 1200 × 1500. */
export const workOrderDocument: DocumentKind<WorkOrderRecord> = {
  id: 'workOrder',
  title: (order, locale) => named(translator(strings, locale)('workOrder'), order.workOrderNo, order.workOrderName),
  codes: workOrderCodes,
};

/** A settlement statement, in the shape of A4. */
export const statementDocument: DocumentKind<StatementRecord> = {
  id: 'statement',
  title: (statement, locale) => named(translator(strings, locale)('statement'), statement.batchNo, statement.beneficiaryName),
  codes: statementCodes,
};

/** The packing slip of a sample, in the shape of A4. */
export const slipDocument: DocumentKind<SlipRecord> = {
  id: 'slip',
  title: (slip, locale) => named(translator(strings, locale)('slip'), slip.sampleNo, slip.receiverName),
  codes: slipCodes,
};

/** The profile of a creator, in the shape of A4. */
export const creatorDocument: DocumentKind<CreatorRecord> = {
  id: 'creator',
  title: (creator, locale) => named(translator(strings, locale)('creator'), creator.upNumber, creator.nickname),
  codes: creatorCodes,
};

/** A form with its values; make the record with `readFilledForm`. */
export const filledFormDocument: DocumentKind<FilledForm> = {
  id: 'filledForm',
  title: (form) => named(form.title, form.code),
};
