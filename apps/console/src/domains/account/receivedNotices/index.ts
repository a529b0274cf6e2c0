export { ReceivedNoticesScreen } from './ReceivedNoticesScreen';
