export { noticeModule } from './handlers';
export { pushCounts } from './push';
export { type NoticeTexts, sendNotice, tell } from './sendNotice';
export { markRead, newestUnread, unreadOf } from './store';
export { isVisible } from './visible';
