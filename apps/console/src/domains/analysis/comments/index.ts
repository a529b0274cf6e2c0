export { CommentsScreen } from './CommentsScreen';
