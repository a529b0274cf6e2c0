export { QueueScreen } from './QueueScreen';
