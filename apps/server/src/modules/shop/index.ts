export { addShop } from './store';
export { shops } from './tables';
