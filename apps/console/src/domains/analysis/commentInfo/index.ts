export { CommentInfoScreen } from './CommentInfoScreen';
export { zoneComments } from './zoneComments';
