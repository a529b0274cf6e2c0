export { TimersScreen } from './TimersScreen';
