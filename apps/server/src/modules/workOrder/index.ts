export { checkDraft, type OrderDraft } from './checkDraft';
export { createOrder } from './createOrder';
export { endExpired } from './endOrder';
export { commercialOrderExport, leaderOrderExport, shopOrderExport } from './exports';
export { commercialOrderModule, leaderOrderModule, workOrderModule } from './handlers';
export { fulfilledBetween, type Listing, whereOf as ordersOfList } from './lists';
export { orderPdfExports } from './pdfs';
