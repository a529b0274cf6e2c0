import { directory, type MenuSeed, screen } from './menuSeed';

const application = 'marketing';
const parent = 'trade';
const everybody = ['admin', 'finance', 'teamLeader', 'bd', 'shop', 'staff'] as const;
const managers = ['admin', 'teamLeader'] as const;
const agency = ['admin', 'teamLeader', 'bd'] as const;
const withShops = ['admin', 'teamLeader', 'bd', 'shop'] as const;

/** Orders are managed by administrators and team leaders, read by finance (domain/roles 7.3). */
const managedOrders = {
  query: ['admin', 'finance', 'teamLeader'],
  get: ['admin', 'finance', 'teamLeader'],
  add: managers,
  edit: managers,
  delete: ['admin'],
  export: ['admin', 'finance', 'teamLeader'],
  allocate: managers,
  handout: managers,
  recall: managers,
  extend: managers,
  end: managers,
  reopen: ['admin'],
  pdf: managers,
} as const;

/** Demand forms, work orders, reviews and intents (domain/roles 7.2); the details have addresses of their own (spec section 2.2). */
export const tradeMenus: MenuSeed[] = [
  directory({ code: parent, application, names: ['工单', 'Orders', 'Đơn hàng hợp tác'], router: '/workOrder', component: 'PageView', icon: 'Assignment', sort: 20, roles: everybody }),
  ...screen({ code: 'workOrderHall', parent, application, names: ['接单大厅', 'Order hall', 'Sàn nhận đơn'], path: '/workOrder/hall', component: 'OrderHall', icon: 'Storefront', sort: 10, grants: { query: agency, get: agency, claim: ['bd'] } }),
  ...screen({
    code: 'workOrderBd',
    parent,
    application,
    names: ['我的工单', 'My orders', 'Đơn của tôi'],
    path: '/workOrder/bd',
    component: 'BdOrders',
    icon: 'AssignmentInd',
    sort: 20,
    grants: { query: agency, get: agency, claim: ['bd'], returnAlloc: ['bd'], submitUp: ['bd'], submitLink: ['bd'], agree: ['bd'], terminate: ['bd'], pdf: ['bd'] },
  }),
  ...screen({ code: 'workOrderCom', parent, application, names: ['商单', 'Commercial orders', 'Đơn thương mại'], path: '/workOrder/commercial', component: 'CommercialOrders', icon: 'Assignment', sort: 30, grants: managedOrders }),
  ...screen({ code: 'workOrderLeader', parent, application, names: ['团长单', 'Team-leader orders', 'Đơn trưởng nhóm'], path: '/workOrder/leader', component: 'LeaderOrders', icon: 'Groups', sort: 40, grants: managedOrders }),
  ...screen({
    code: 'workOrderShop',
    parent,
    application,
    names: ['商家工单', 'Merchant orders', 'Đơn của shop'],
    path: '/workOrder/shop',
    component: 'ShopOrders',
    icon: 'Store',
    sort: 50,
    grants: { query: ['admin', 'shop'], get: ['admin', 'shop'], export: ['shop'], shopConfirm: ['shop'], pdf: ['shop'] },
  }),
  ...screen({
    code: 'demand',
    parent,
    application,
    names: ['需求单', 'Demand forms', 'Phiếu nhu cầu'],
    path: '/demand',
    component: 'Demands',
    icon: 'PostAdd',
    sort: 60,
    grants: {
      query: withShops,
      get: withShops,
      add: ['admin', 'shop'],
      edit: ['admin', 'shop'],
      delete: ['shop'],
      export: ['admin'],
      submit: ['shop'],
      convert: managers,
      end: ['admin', 'shop'],
      copy: ['shop'],
    },
  }),
  ...screen({ code: 'upAudit', parent, application, names: ['达人审核', 'Creator review', 'Duyệt KOL'], path: '/workOrder/upAudit', component: 'UpAudit', icon: 'HowToReg', sort: 70, grants: { query: withShops, get: withShops, export: ['admin'], audit: ['admin', 'shop'] } }),
  ...screen({
    code: 'linkAudit',
    parent,
    application,
    names: ['链接审核', 'Link review', 'Duyệt liên kết'],
    path: '/workOrder/linkAudit',
    component: 'LinkAudit',
    icon: 'FactCheck',
    sort: 80,
    grants: { query: [...withShops, 'staff'], get: [...withShops, 'staff'], export: ['admin'], audit: ['admin'], recheck: ['admin', 'teamLeader', 'bd', 'staff'] },
  }),
  ...screen({
    code: 'intent',
    parent,
    application,
    names: ['合作意向', 'Cooperation intents', 'Ý định hợp tác'],
    path: '/intent',
    component: 'Intents',
    icon: 'Handshake',
    sort: 90,
    grants: { query: withShops, get: withShops, add: ['bd', 'shop'], export: managers, send: ['bd', 'shop'], reply: ['bd', 'shop'], convert: ['bd'] },
  }),
];
