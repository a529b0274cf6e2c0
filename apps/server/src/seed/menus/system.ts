import { directory, type MenuSeed, screen } from './menuSeed';

const application = 'system';
/** Administrators manage users and roles that are not above them (domain/roles 7.3). */
const managed = ['admin'] as const;
const managedGrants = { query: managed, get: managed, add: managed, edit: managed, export: managed, grant: managed, viewAs: managed };

export const systemMenus: MenuSeed[] = [
  ...screen({
    code: 'systemHome',
    application: 'system',
    names: ['系统首页', 'System home', 'Trang chủ hệ thống'],
    path: '/system/home',
    component: 'SystemHome',
    icon: 'Settings',
    sort: 10,
    grants: { query: ['admin'], get: ['admin'] },
  }),
  ...screen({
    code: 'sysOnlineUser',
    application: 'system',
    names: ['在线用户', 'Online users', 'Người dùng trực tuyến'],
    path: '/system/onlineUser',
    component: 'OnlineUsers',
    icon: 'People',
    sort: 20,
    grants: { query: ['admin'] },
  }),
  directory({ code: 'organisation', application, names: ['组织架构', 'Organisation', 'Tổ chức'], router: '/system/organisation', component: 'PageView', icon: 'AccountTree', sort: 30, roles: managed }),
  ...screen({ code: 'sysUser', parent: 'organisation', application, names: ['用户管理', 'Users', 'Người dùng'], path: '/system/user', component: 'Users', icon: 'People', sort: 10, grants: managedGrants }),
  ...screen({ code: 'sysOrg', parent: 'organisation', application, names: ['机构管理', 'Organisations', 'Đơn vị'], path: '/system/org', component: 'Orgs', icon: 'AccountTree', sort: 20, grants: {} }),
  ...screen({ code: 'sysPos', parent: 'organisation', application, names: ['职位管理', 'Positions', 'Chức vụ'], path: '/system/pos', component: 'Positions', icon: 'Badge', sort: 30, grants: {} }),
  directory({ code: 'access', application, names: ['权限管理', 'Access', 'Phân quyền'], router: '/system/access', component: 'PageView', icon: 'Security', sort: 40, roles: managed }),
  ...screen({ code: 'sysRole', parent: 'access', application, names: ['角色管理', 'Roles', 'Vai trò'], path: '/system/role', component: 'Roles', icon: 'Security', sort: 10, grants: managedGrants }),
  ...screen({ code: 'sysMenu', parent: 'access', application, names: ['菜单管理', 'Menus', 'Menu'], path: '/system/menu', component: 'Menus', icon: 'ListAlt', sort: 20, grants: {} }),
  ...screen({ code: 'sysApp', parent: 'access', application, names: ['应用管理', 'Applications', 'Ứng dụng'], path: '/system/app', component: 'Apps', icon: 'Apps', sort: 30, grants: {} }),
  directory({ code: 'parameters', application, names: ['开发管理', 'Parameters', 'Tham số'], router: '/system/parameters', component: 'PageView', icon: 'Tune', sort: 50, roles: managed }),
  ...screen({ code: 'sysDictType', parent: 'parameters', application, names: ['字典管理', 'Dictionaries', 'Từ điển'], path: '/system/dict', component: 'Dictionaries', icon: 'Translate', sort: 10, grants: { query: managed, get: managed, add: managed, edit: managed, delete: managed, export: managed } }),
  ...screen({ code: 'sysConfig', parent: 'parameters', application, names: ['系统参数', 'Settings', 'Tham số hệ thống'], path: '/system/config', component: 'Configs', icon: 'Settings', sort: 20, grants: {} }),
  ...screen({ code: 'sysArea', parent: 'parameters', application, names: ['区域管理', 'Areas', 'Khu vực'], path: '/system/area', component: 'Areas', icon: 'Public', sort: 30, grants: {} }),
  directory({ code: 'logs', application, names: ['日志管理', 'Logs', 'Nhật ký'], router: '/system/logs', component: 'PageView', icon: 'History', sort: 70, roles: managed }),
  ...screen({ code: 'sysVisLog', parent: 'logs', application, names: ['访问日志', 'Visit log', 'Nhật ký truy cập'], path: '/system/visLog', component: 'VisitLog', icon: 'Login', sort: 10, grants: { query: managed, get: managed } }),
  ...screen({ code: 'sysOpLog', parent: 'logs', application, names: ['操作日志', 'Operation log', 'Nhật ký thao tác'], path: '/system/opLog', component: 'OperationLog', icon: 'History', sort: 20, grants: { query: managed, get: managed } }),
  ...screen({ code: 'form', application, names: ['表单设计', 'Form designer', 'Thiết kế biểu mẫu'], path: '/form', component: 'Forms', icon: 'DynamicForm', sort: 60, grants: {} }),
];
