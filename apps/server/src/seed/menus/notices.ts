import { directory, type MenuSeed, screen } from './menuSeed';

const application = 'marketing';
const everyone = ['admin', 'finance', 'teamLeader', 'bd', 'shop', 'staff'] as const;
/** Team leaders write to their team (domain/roles 7.3). */
const authors = ['admin', 'teamLeader'] as const;
const editors = ['admin'] as const;

/** Notices: what everybody received, and the page where they are written (system-pages 1.7.11). */
export const noticeMenus: MenuSeed[] = [
  directory({
    code: 'notices',
    application,
    names: { en: 'Notices', 'zh-CN': '通知公告', vn: 'Thông báo' },
    router: '/notices',
    component: 'PageView',
    icon: 'Campaign',
    sort: 900,
    roles: everyone,
  }),
  // Opened by everybody signed in: it has no permission of its own, and the notification panel leads to it by this name.
  {
    code: 'sys_notice_mgr_received',
    parent: 'notices',
    application,
    names: { en: 'Received notices', 'zh-CN': '我的通知', vn: 'Thông báo đã nhận' },
    type: 1,
    router: '/notices/received',
    component: 'ReceivedNotices',
    icon: 'Inbox',
    sort: 10,
    roles: everyone,
  },
  ...screen({
    code: 'sysNotice',
    parent: 'notices',
    application,
    names: { en: 'Manage notices', 'zh-CN': '通知管理', vn: 'Quản lý thông báo' },
    path: '/notices/manage',
    component: 'ManagedNotices',
    icon: 'Campaign',
    sort: 20,
    grants: { query: authors, get: authors, add: authors, edit: editors, delete: editors, publish: editors, withdraw: editors },
  }),
];
