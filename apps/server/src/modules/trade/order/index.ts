export { checkDraft, type OrderDraft } from './acts/checkDraft';
export { createOrder } from './acts/createOrder';
export { endExpired } from './acts/endOrder';
export { commercialOrderModule, leaderOrderModule, workOrderModule } from './handlers';
export { fulfilledBetween, type Listing, whereOf as ordersOfList } from './lists/lists';
