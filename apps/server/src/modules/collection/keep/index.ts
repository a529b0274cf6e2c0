export { keepFollowers } from './keepFollowers';
export { keepLives, type ToldLive } from './keepLives';
export { keepOrders, type OfShop } from './keepOrders';
export { keepReturns, keepSamples } from './keepReturns';
export { keepProfile } from './keepProfile';
export { keepWorks, markGone, reckonUp } from './keepWorks';
