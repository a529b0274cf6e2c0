export { noticeModule } from './handlers';
export { pushCounts } from './push';
export { sendNotice } from './sendNotice';
export { newestUnread, unreadOf } from './store';
export { noticeReceivers, notices } from './tables';
