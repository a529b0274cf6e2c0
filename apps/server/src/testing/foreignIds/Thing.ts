import { type IdInput } from './idInputs';

/** Records that belong to somebody: to a person, a team or a merchant. */
export const things = [
  'activity',
  'allocation',
  'batch',
  'collection',
  'comment',
  'document',
  'download',
  'file',
  'followUp',
  'form',
  'goods',
  'import',
  'intent',
  'job',
  'link',
  'live',
  'message',
  'notice',
  'order',
  'org',
  'payment',
  'person',
  'rule',
  'sale',
  'sample',
  'script',
  'session',
  'shop',
  'statement',
  'statementLine',
  'submission',
  'test',
  'text',
  'up',
  'upload',
  'view',
  'work',
] as const;
export type Thing = (typeof things)[number];

/** Records that everybody sees who may open their list at all: they have no owner and lie in nobody's scope. */
type Common =
  | 'app'
  | 'category'
  | 'fan'
  | 'follow'
  | 'game'
  | 'keyword'
  | 'library'
  | 'connector'
  | 'task'
  | 'config'
  | 'dictType'
  | 'dictValue'
  | 'formDesign'
  | 'label'
  | 'log'
  | 'menu'
  | 'position'
  | 'ranked'
  | 'rate'
  | 'role'
  | 'timer'
  | 'template';

/** What `id` and `ids` of the calls of an area mean. */
const ofArea: Record<string, Thing | Common> = {
  activity: 'activity',
  auth: 'session',
  blackFan: 'fan',
  channelGame: 'game',
  collect: 'collection',
  comment: 'comment',
  commercialOrder: 'order',
  connector: 'connector',
  demand: 'form',
  download: 'download',
  file: 'file',
  fileImport: 'import',
  followUp: 'followUp',
  form: 'formDesign',
  fxRate: 'rate',
  goods: 'goods',
  intent: 'intent',
  keyword: 'keyword',
  keywordLibrary: 'library',
  label: 'label',
  leaderOrder: 'order',
  live: 'live',
  onlineUser: 'session',
  order: 'sale',
  queue: 'job',
  payment: 'payment',
  rank: 'ranked',
  rule: 'rule',
  sample: 'sample',
  script: 'script',
  messageTemplate: 'template',
  setting: 'view',
  settle: 'batch',
  settleStatement: 'statement',
  shop: 'shop',
  sysApp: 'app',
  sysConfig: 'config',
  sysDictData: 'dictValue',
  sysDictType: 'dictType',
  sysEmail: 'message',
  sysFile: 'file',
  sysFileOnline: 'document',
  sysMenu: 'menu',
  sysNotice: 'notice',
  sysOpLog: 'log',
  sysOrg: 'org',
  sysPos: 'position',
  sysRole: 'role',
  sysTimers: 'timer',
  sysSms: 'text',
  sysUser: 'person',
  sysVisLog: 'log',
  task: 'task',
  up: 'up',
  upAnalysis: 'up',
  workInfo: 'work',
  upload: 'upload',
  workOrder: 'order',
  workOrderLink: 'link',
  workOrderUp: 'submission',
};

/** What fields mean wherever they stand. */
const ofField: Record<string, Thing | Common> = {
  allocationId: 'allocation',
  avatar: 'file',
  batchId: 'batch',
  bdId: 'person',
  beneficiaryId: 'person',
  businessLicence: 'file',
  categoryId: 'category',
  commentId: 'comment',
  connectorId: 'connector',
  favId: 'follow',
  fileId: 'file',
  fileIds: 'file',
  goodsId: 'goods',
  goodsIds: 'goods',
  grantMenuIdList: 'menu',
  grantOrgIdList: 'org',
  grantRoleIdList: 'role',
  idCardBack: 'file',
  idCardFront: 'file',
  intoId: 'label',
  keywordId: 'keyword',
  labelId: 'label',
  labelIds: 'label',
  leaderId: 'person',
  libraryId: 'library',
  lineId: 'statementLine',
  mainImage: 'file',
  msgId: 'notice',
  noticeUserIdList: 'person',
  objectId: 'ranked',
  orgId: 'org',
  ownerId: 'person',
  parentId: 'category',
  personId: 'person',
  posIdList: 'position',
  roleId: 'role',
  ruleIds: 'rule',
  targetId: 'up',
  taskId: 'task',
  teamId: 'org',
  scopeId: 'person',
  sessionId: 'session',
  shopId: 'shop',
  statementId: 'statement',
  testId: 'test',
  timerId: 'timer',
  thumbnail: 'file',
  typeId: 'dictType',
  upId: 'up',
  upIds: 'up',
  voucherFile: 'file',
  workId: 'work',
  workIds: 'work',
  workOrderId: 'order',
  workOrderUpId: 'submission',
};

/** What only some calls mean by a field. */
const ofCall: Record<string, Thing | Common> = {
  'account.updateAvatar id': 'person',
  'account.updateInfo id': 'person',
  'auth.updatePassword id': 'person',
  'dataZone.follow objectId': 'game',
  'notice.currNoticeRead': 'notice',
  'picture.of ids': 'ranked',
  'sysMenu.add pid': 'menu',
  'sysMenu.edit pid': 'menu',
  'sysOrg.add pid': 'org',
  'sysOrg.edit pid': 'org',
  'sysOrg.export pid': 'org',
  'sysOrg.exportFile pid': 'org',
  'sysOrg.list pid': 'org',
  'sysOrg.page pid': 'org',
  'sysUser.changeRoles add': 'role',
  'sysUser.changeRoles remove': 'role',
  'sysUser.rehearseRoles add': 'role',
  'sysUser.rehearseRoles remove': 'role',
  'up.batchLabel add': 'label',
  'up.batchLabel remove': 'label',
  'up.removeWork id': 'work',
};

/** What a place in an input names; undefined for one that nobody has thought of yet, which a test refuses. */
export function referenceOf({ call, path }: Pick<IdInput, 'call' | 'path'>): Thing | Common | undefined {
  const [area = '', name = ''] = call.split('.');
  const field = path.findLast((part) => part !== '[]');
  const own = ofCall[[call, field].join(' ').trim()];
  if (own) return own;
  if (field === 'id' || field === 'ids') return /^(?:importTask|applyImport)$/.test(name) ? 'import' : ofArea[area];
  return field === undefined ? undefined : ofField[field];
}

export const isThing = (reference: Thing | Common | undefined): reference is Thing => things.some((thing) => thing === reference);
