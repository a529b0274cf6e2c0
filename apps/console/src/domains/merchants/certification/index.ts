export { ShopAuthScreen } from './ShopAuthScreen';
