import { accountApi } from './account/account';
import { activityApi } from './account/activity';
import { authApi } from './account/auth';
import { bdBoardApi, leaderBoardApi } from './analysis/board';
import { blackFanApi } from './analysis/blackFan';
import { captchaApi } from './account/captcha';
import { commentApi } from './analysis/comment';
import { collectApi } from './analysis/collect';
import { connectorApi } from './collection/connector';
import { channelGameApi } from './analysis/channelGame';
import { dataZoneApi } from './analysis/dataZone';
import { channelVideoApi } from './creators/channelVideo';
import { demandApi } from './trade/demandForm';
import { dictionaryApi } from './system/dictionary';
import { downloadApi } from './account/download';
import { fileApi } from './account/file';
import { fileImportApi } from './collection/fileImport';
import { followUpApi } from './creators/followUp';
import { uploadApi } from './account/upload';
import { formApi } from './system/form';
import { goodsApi } from './merchants/product';
import { homeApi } from './analysis/home';
import { homeResultsApi } from './analysis/homeResults';
import { intentApi } from './trade/intent';
import { keywordApi, keywordLibraryApi } from './analysis/keyword';
import { labelApi } from './creators/label';
import { liveApi } from './trade/live';
import { monthApi } from './analysis/month';
import { menuApi } from './system/menu';
import { messageTemplateApi } from './system/messageTemplate';
import { noticeApi } from './system/notice';
import { onlineUserApi } from './system/onlineUser';
import { orderApi } from './money/order';
import { outboxApi } from './account/outbox';
import { bookApi } from './money/book';
import { bdCommissionApi, upCommissionApi } from './money/commission';
import { pictureApi } from './account/picture';
import { payeeApi } from './money/payee';
import { queueApi } from './collection/queue';
import { rankApi } from './analysis/rank';
import { paymentApi } from './money/payment';
import { fxRateApi } from './money/fxRate';
import { reconciliationApi } from './money/reconciliation';
import { ruleApi } from './money/rule';
import { ruleTrialApi } from './money/ruleTrial';
import { sampleApi } from './trade/sample';
import { scriptApi } from './trade/script';
import { searchApi } from './trade/search';
import { settleApi } from './money/settlement';
import { settleStatementApi } from './money/settleStatement';
import { oauthApi } from './account/oauth';
import { securityApi } from './account/security';
import { settingApi } from './system/setting';
import { shopApi, shopAuthApi } from './merchants/merchant';
import { sysAppApi } from './system/sysApp';
import { sysAreaApi } from './system/sysArea';
import { sysConfigApi } from './system/sysConfig';
import { sysDictDataApi, sysDictTypeApi } from './system/sysDict';
import { sysOpLogApi, sysVisLogApi } from './system/sysLog';
import { sysMachineApi } from './system/sysMachine';
import { sysEmailApi } from './system/sysEmail';
import { sysFileApi } from './system/sysFile';
import { sysFileOnlineApi } from './system/sysFileOnline';
import { sysMenuApi } from './system/sysMenu';
import { sysNoticeApi } from './system/sysNotice';
import { sysOrgApi } from './system/sysOrg';
import { sysPosApi } from './system/sysPos';
import { sysRoleApi } from './system/sysRole';
import { sysTimersApi } from './system/sysTimers';
import { sysSmsApi } from './system/sysSms';
import { sysUserApi } from './system/sysUser';
import { taskApi } from './collection/task';
import { upApi } from './creators/creator';
import { upAnalysisApi } from './analysis/upAnalysis';
import { navyApi } from './analysis/navy';
import { workInfoApi } from './analysis/workInfo';
import { commercialOrderApi, leaderOrderApi, workOrderApi } from './trade/order';
import { workOrderLinkApi } from './trade/link';
import { workOrderUpApi } from './trade/submission';

/** Every call of the API by area. Clients import single areas; the server and the API document take all. */
export const api = {
  account: accountApi,
  activity: activityApi,
  auth: authApi,
  book: bookApi,
  reconciliation: reconciliationApi,
  fxRate: fxRateApi,
  bdCommission: bdCommissionApi,
  upCommission: upCommissionApi,
  bdBoard: bdBoardApi,
  leaderBoard: leaderBoardApi,
  blackFan: blackFanApi,
  captcha: captchaApi,
  channelGame: channelGameApi,
  channelVideo: channelVideoApi,
  collect: collectApi,
  comment: commentApi,
  commercialOrder: commercialOrderApi,
  connector: connectorApi,
  dataZone: dataZoneApi,
  navy: navyApi,
  demand: demandApi,
  dictionary: dictionaryApi,
  download: downloadApi,
  file: fileApi,
  fileImport: fileImportApi,
  followUp: followUpApi,
  form: formApi,
  goods: goodsApi,
  home: homeApi,
  homeResults: homeResultsApi,
  intent: intentApi,
  keyword: keywordApi,
  keywordLibrary: keywordLibraryApi,
  label: labelApi,
  leaderOrder: leaderOrderApi,
  live: liveApi,
  menu: menuApi,
  messageTemplate: messageTemplateApi,
  month: monthApi,
  notice: noticeApi,
  onlineUser: onlineUserApi,
  oauth: oauthApi,
  order: orderApi,
  outbox: outboxApi,
  payee: payeeApi,
  picture: pictureApi,
  queue: queueApi,
  rank: rankApi,
  payment: paymentApi,
  rule: ruleApi,
  ruleTrial: ruleTrialApi,
  sample: sampleApi,
  script: scriptApi,
  search: searchApi,
  security: securityApi,
  setting: settingApi,
  settle: settleApi,
  settleStatement: settleStatementApi,
  shop: shopApi,
  shopAuth: shopAuthApi,
  sysApp: sysAppApi,
  sysArea: sysAreaApi,
  sysConfig: sysConfigApi,
  sysDictData: sysDictDataApi,
  sysDictType: sysDictTypeApi,
  sysMachine: sysMachineApi,
  sysEmail: sysEmailApi,
  sysFile: sysFileApi,
  sysFileOnline: sysFileOnlineApi,
  sysMenu: sysMenuApi,
  sysNotice: sysNoticeApi,
  sysOpLog: sysOpLogApi,
  sysOrg: sysOrgApi,
  sysPos: sysPosApi,
  sysRole: sysRoleApi,
  sysTimers: sysTimersApi,
  sysSms: sysSmsApi,
  sysUser: sysUserApi,
  sysVisLog: sysVisLogApi,
  task: taskApi,
  up: upApi,
  upAnalysis: upAnalysisApi,
  workInfo: workInfoApi,
  upload: uploadApi,
  workOrder: workOrderApi,
  workOrderLink: workOrderLinkApi,
  workOrderUp: workOrderUpApi,
};
