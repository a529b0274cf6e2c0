export { NoticePanel } from './NoticePanel';
