export { shopAuthWith } from './ShopAuthScreen';
