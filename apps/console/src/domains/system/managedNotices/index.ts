export { ManagedNoticesScreen } from './ManagedNoticesScreen';
