export { type GoodsRow, goodsOf } from './goodsOf';
export { goods, goodsCreators } from './tables';
