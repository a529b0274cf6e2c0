import { type MenuSeed, screen } from './menuSeed';

const everyone = ['admin', 'finance', 'teamLeader', 'bd', 'shop', 'staff'] as const;

export const marketingMenus: MenuSeed[] = [
  ...screen({
    code: 'console',
    application: 'marketing',
    names: { en: 'Console', 'zh-CN': '控制台', vn: 'Bảng điều khiển' },
    path: '/welcome',
    component: 'Welcome',
    icon: 'Dashboard',
    sort: 10,
    grants: { query: everyone, get: everyone },
  }),
  // Filled in by everybody signed in: it has no permission of its own.
  {
    code: 'formFill',
    parent: null,
    application: 'marketing',
    names: { en: 'Forms to fill in', 'zh-CN': '填写表单', vn: 'Biểu mẫu cần điền' },
    type: 1,
    router: '/form/fill',
    component: 'FormFill',
    icon: 'DynamicForm',
    sort: 890,
    roles: everyone,
  },
];
