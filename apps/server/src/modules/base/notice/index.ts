export { noticeModule } from './handlers';
export { pushCounts } from './push';
export { type NoticeTexts, sendNotice, tell } from './sendNotice';
export { markRead, newestUnread, unreadCounts } from './store';
export { isVisible } from './visible';
