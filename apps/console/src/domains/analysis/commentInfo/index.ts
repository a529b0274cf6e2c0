export { CommentInfoScreen } from './CommentInfoScreen';
