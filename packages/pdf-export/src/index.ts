export { PdfPreviewDrawer, type PdfPreviewDrawerProps } from './preview/PdfPreviewDrawer';
export {
  creatorDocument,
  type DocumentKind,
  filledFormDocument,
  merchantDocument,
  slipDocument,
  statementDocument,
  workOrderDocument,
} from './preview/documentKind';
export { type ComingPreview, preparePdfPreview } from './preview/spareWorkers';
export { type PreviewState, type ReadyPdf, usePdfPreview } from './preview/usePdfPreview';
export type { BatchForm } from './batch/BatchForm';
export { type BatchState, usePdfBatch } from './preview/usePdfBatch';
export type { Printing } from './preview/printJobOf';
export { distinctFileNames, toFileName } from './preview/fileName';
export { saveFile } from './preview/saveFile';
export { startPdfWorker } from './startWorker';
export type { CreateWorker } from './worker/PdfWorker';
export { PdfError, type PdfErrorCode } from './PdfError';
export type { DictionaryCode, DictionaryNames, LookUp } from './documents/lookUp';
export type { ShopRecord } from './documents/merchant/ShopRecord';
export type { GoodsRecord, WorkOrderRecord } from './documents/workOrder/WorkOrderRecord';
export type { CreatorRecord, FollowerPart } from './documents/creator/CreatorRecord';
export type { SlipRecord } from './documents/slip/SlipRecord';
export type { StatementLineRecord, StatementRecord } from './documents/statement/StatementRecord';
export type { FilledForm, FilledItem } from './documents/filledForm/FilledForm';
export { type FormControl, readFilledForm } from './documents/filledForm/readFilledForm';
export { type AddedFont, addFonts } from './fonts/addedFonts';
export type { MissingCharacter, MissingPlace } from './text/MissingCharacter';
export { fontFile, fontNames } from './fonts/fontName';
