export { GoodsDetailScreen } from './GoodsDetailScreen';
export { GoodsScreen } from './GoodsScreen';
