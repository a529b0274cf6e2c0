import { directory, type MenuSeed, screen } from './menuSeed';

const keepers = ['admin', 'staff'] as const;

/** Collection of channel data (domain/roles 7.2 and 7.3). */
export const collectionMenus: MenuSeed[] = [
  directory({
    code: 'collection',
    application: 'channel',
    names: { en: 'Collection', 'zh-CN': '采集', vn: 'Thu thập' },
    router: '/collection',
    component: 'PageView',
    icon: 'Inbox',
    sort: 60,
    roles: ['admin', 'staff', 'teamLeader', 'bd'],
  }),
  ...screen({
    code: 'task',
    application: 'channel',
    names: { en: 'Extraction tasks', 'zh-CN': '采集任务', vn: 'Tác vụ thu thập' },
    path: '/task',
    component: 'Tasks',
    icon: 'History',
    parent: 'collection',
    sort: 10,
    grants: {
      query: ['admin', 'staff', 'teamLeader', 'bd'],
      get: ['admin', 'staff', 'teamLeader', 'bd'],
      add: keepers,
      edit: keepers,
      delete: keepers,
      enable: keepers,
      disable: keepers,
      runNow: ['admin', 'staff', 'bd'],
    },
  }),
  ...screen({
    code: 'queue',
    application: 'channel',
    names: { en: 'Task queue', 'zh-CN': '任务队列', vn: 'Hàng đợi' },
    path: '/task/queue',
    component: 'Queue',
    icon: 'ListAlt',
    parent: 'collection',
    sort: 20,
    grants: { query: ['admin', 'staff', 'bd'], get: ['admin', 'staff', 'bd'], cancel: keepers, retry: keepers },
  }),
  // Who only authorizes own creators or the own shop has no list to look at.
  ...screen({
    code: 'connector',
    application: 'channel',
    names: { en: 'Connectors', 'zh-CN': '数据接口', vn: 'Kết nối' },
    path: '/task/connector',
    component: 'Connectors',
    icon: 'AccountTree',
    parent: 'collection',
    sort: 30,
    grants: {
      query: keepers,
      get: keepers,
      add: ['admin'],
      edit: ['admin'],
      delete: ['admin'],
      enable: ['admin'],
      disable: ['admin'],
      authorize: ['admin', 'bd', 'shop'],
      pause: ['admin'],
      import: keepers,
    },
  }).map((menu) => (menu.code === 'connector' ? { ...menu, roles: keepers } : menu)),
];
