export { checkDraft, type OrderDraft } from './checkDraft';
export { createOrder } from './createOrder';
export { endExpired } from './endOrder';
export { commercialOrderExport, leaderOrderExport, shopOrderExport } from './exports';
export { commercialOrderModule, leaderOrderModule, workOrderModule } from './handlers';
export { orderPdfExports } from './pdfs';
