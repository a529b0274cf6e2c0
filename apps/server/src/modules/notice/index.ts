export { noticeModule } from './handlers';
export { pushCounts } from './push';
export { type NoticeTexts, sendNotice, tell } from './sendNotice';
export { newestUnread, unreadOf } from './store';
export { noticeReceivers, notices } from './tables';
