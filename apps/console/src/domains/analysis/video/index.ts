export { VideoDetailedScreen } from './VideoDetailedScreen';
