export { BlackFansScreen } from './BlackFansScreen';
