export { keepProfile } from './keepProfile';
export { keepWorks, markGone, reckonUp } from './keepWorks';
