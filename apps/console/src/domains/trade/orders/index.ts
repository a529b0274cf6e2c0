export { BdOrdersScreen } from './BdOrdersScreen';
export { CommercialOrdersScreen } from './CommercialOrdersScreen';
export { LeaderOrdersScreen } from './LeaderOrdersScreen';
export { OrderHallScreen } from './OrderHallScreen';
export { ShopOrdersScreen } from './ShopOrdersScreen';
