export { goodsCrud } from './crud';
export { type GoodsRow, goodsOf } from './goodsOf';
export { goodsModule } from './handlers';
export { goodsImport } from './importGoods';
export { mayReadGoodsImage } from './mayReadGoodsImage';
export { goodsWithin } from './within';
export { pageOfPromoters } from './promoters';
