export { AppsScreen } from './AppsScreen';
