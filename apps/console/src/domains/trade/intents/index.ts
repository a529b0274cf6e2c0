export { IntentsScreen } from './IntentsScreen';
