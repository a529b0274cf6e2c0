export { shopDetailWith } from './ShopDetailScreen';
export { ShopsScreen } from './ShopsScreen';
