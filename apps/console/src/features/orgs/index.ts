export { OrgsScreen } from './OrgsScreen';
