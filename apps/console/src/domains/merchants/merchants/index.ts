export { ShopDetailScreen } from './ShopDetailScreen';
export { ShopsScreen } from './ShopsScreen';
