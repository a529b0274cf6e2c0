export { type ShopRow, shopOf, shopOfUser } from './shopOf';
export { addShop } from './store';
export { shops } from './tables';
