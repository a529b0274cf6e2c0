export { UpDetailScreen } from './UpDetailScreen';
