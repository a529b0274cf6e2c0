/**
 * Every permission: menu code → actions. Menu buttons carry the same codes as `code:action`; checks read `code.action`
 *. A code joins the list together with its screen.
 */
export const permissions = {
  console: ['query', 'get'],
  channelHome: ['query', 'get'],
  systemHome: ['query', 'get'],
  sysOnlineUser: ['query', 'kick'],
  sysVisLog: ['query', 'get', 'delete', 'export'],
  sysOpLog: ['query', 'get', 'delete', 'export'],
  sysApp: ['query', 'get', 'add', 'edit', 'delete', 'export'],
  sysMenu: ['query', 'get', 'add', 'edit', 'delete'],
  sysRole: ['query', 'get', 'add', 'edit', 'delete', 'export', 'grant', 'viewAs'],
  sysUser: ['query', 'get', 'add', 'edit', 'delete', 'export', 'grant', 'resetPwd', 'resetFactor', 'viewAs'],
  sysOrg: ['query', 'get', 'add', 'edit', 'delete', 'export'],
  sysPos: ['query', 'get', 'add', 'edit', 'delete', 'export'],
  sysDictType: ['query', 'get', 'add', 'edit', 'delete', 'export'],
  sysConfig: ['query', 'get', 'add', 'edit', 'delete', 'export'],
  sysArea: ['query'],
  sysTimers: ['query', 'get', 'add', 'edit', 'delete', 'export', 'start', 'stop', 'runTimer'],
  sysMachine: ['query'],
  sysEmail: ['query', 'get', 'add', 'edit', 'delete', 'export', 'sendEmail', 'sendEmailHtml', 'retry'],
  sysSms: ['query', 'send', 'retry'],
  sysFileInfo: ['query', 'get', 'download', 'edit', 'delete'],
  sysFileOnline: ['query', 'get', 'add', 'edit', 'delete', 'export'],
  sysNotice: ['query', 'get', 'add', 'edit', 'delete', 'publish', 'withdraw'],
  upLibrary: [
    'query',
    'get',
    'add',
    'edit',
    'delete',
    'import',
    'export',
    'claim',
    'release',
    'transfer',
    'batchLabel',
    'testExtract',
    'showContact',
  ],
  upGame: ['query', 'get'],
  upPool: ['query', 'get', 'claim'],
  upDetail: ['query', 'get', 'edit', 'setStar', 'black', 'erase'],
  followUp: ['query', 'add', 'edit', 'export'],
  upAnalysis: ['query'],
  workInfo: ['query', 'get', 'export'],
  goods: ['query', 'get', 'add', 'edit', 'delete', 'import', 'export', 'onSale', 'offSale', 'bindUp'],
  shop: ['query', 'get', 'add', 'edit', 'delete', 'export', 'audit', 'revoke', 'showIdCard', 'pdf'],
  shopAuth: ['query', 'get', 'submit', 'withdraw'],
  demand: ['query', 'get', 'add', 'edit', 'delete', 'export', 'submit', 'convert', 'end', 'copy'],
  workOrderCom: ['query', 'get', 'add', 'edit', 'delete', 'export', 'allocate', 'handout', 'recall', 'extend', 'end', 'reopen', 'pdf'],
  workOrderLeader: ['query', 'get', 'add', 'edit', 'delete', 'export', 'allocate', 'handout', 'recall', 'extend', 'end', 'reopen', 'pdf'],
  workOrderHall: ['query', 'get', 'claim'],
  workOrderBd: ['query', 'get', 'claim', 'returnAlloc', 'submitUp', 'submitLink', 'agree', 'terminate', 'pdf'],
  workOrderShop: ['query', 'get', 'export', 'shopConfirm', 'pdf'],
  upAudit: ['query', 'get', 'export', 'audit'],
  linkAudit: ['query', 'get', 'export', 'audit', 'recheck'],
  intent: ['query', 'get', 'add', 'export', 'send', 'reply', 'convert'],
  live: ['query', 'get', 'add', 'edit', 'import', 'export', 'report'],
  sample: ['query', 'get', 'add', 'import', 'export', 'request', 'audit', 'ship', 'deliver', 'exempt'],
  script: ['query', 'get', 'add', 'delete', 'export', 'audit'],
  orderList: ['query', 'get', 'import', 'export', 'attribute'],
  rule: ['query', 'get', 'add', 'edit', 'delete', 'export', 'enable', 'disable', 'copy'],
  settle: ['query', 'get', 'preview', 'settle', 'adjust', 'confirm', 'void', 'dispute'],
  task: ['query', 'get', 'add', 'edit', 'delete', 'export', 'enable', 'disable', 'runNow'],
  queue: ['query', 'get', 'cancel', 'retry'],
  connector: ['query', 'get', 'add', 'edit', 'delete', 'export', 'enable', 'disable', 'authorize', 'pause', 'import'],
  payment: ['query', 'get', 'export', 'pay', 'markPaid', 'reverse', 'showPayee', 'editPayee'],
  book: ['query'],
  reconciliation: ['query'],
  fxRate: ['query', 'get', 'add', 'edit', 'delete', 'import', 'export'],
  rank: ['query', 'get', 'export'],
  bdCommission: ['query', 'export'],
  upCommission: ['query', 'export'],
  bdBoard: ['query', 'get', 'export', 'setTarget'],
  leaderBoard: ['query', 'get', 'export', 'setTarget'],
  form: ['query', 'get', 'add', 'edit', 'delete', 'export', 'publish'],
  label: ['query', 'get', 'add', 'edit', 'delete', 'import', 'export', 'merge'],
  keyword: ['query', 'get', 'add', 'edit', 'delete', 'enable', 'disable', 'import', 'export'],
  blackFan: ['query', 'get', 'add', 'edit', 'delete', 'export', 'release'],
  channel_game_manager: ['query', 'get', 'add', 'edit', 'delete', 'export'],
  navy_statistics: ['query'],
  commentInfo: ['query', 'get', 'delete', 'export', 'hide', 'unhide', 'reply', 'markBlack'],
} as const satisfies Record<string, readonly string[]>;

/** Menu code that a permission belongs to. */
export type PermissionId = keyof typeof permissions;

/** `code.action`, for example `sysOnlineUser.kick`. */
export type Permission = {
  [Id in PermissionId]: `${Id}.${(typeof permissions)[Id][number]}`;
}[PermissionId];

/** Channel filters of the notification panel: permission code → channel id. */
export const channelPermissions = {
  tapDataZone: 1,
  biliDataZone: 2,
  hykbDataZone: 4,
  'upAnalyse:syncUpWorkComments': 7,
  kuaishouUpanalysisup: 8,
  oppoDataZone: 9,
  talent_analysis: 10,
} as const;

export const allPermissions: readonly Permission[] = Object.entries(permissions).flatMap(([code, actions]) =>
  actions.map((action) => `${code}.${action}` as Permission),
);
