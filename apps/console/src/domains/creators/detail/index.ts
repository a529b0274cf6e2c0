export { upDetailWith } from './UpDetailScreen';
