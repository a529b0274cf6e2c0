export { type GoodsRow, goodsOf } from './goodsOf';
export { goodsModule } from './handlers';
export { goodsWithin } from './within';
export { pageOfPromoters } from './promoters';
