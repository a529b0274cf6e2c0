export { sysNoticeModule } from './handlers';
export { noticeUndoer } from './undoer';
