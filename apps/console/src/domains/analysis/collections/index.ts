export { CollectDetailScreen } from './CollectDetailScreen';
export { CollectionsScreen } from './CollectionsScreen';
