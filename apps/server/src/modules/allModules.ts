import type { api, Area } from '@backlot/contract';
import type { Module } from '../http/module';
import type { Services } from '../services';
import { accountModule } from './system/account';
import { activityModule } from './base/activity';
import { allUndoers } from './allUndoers';
import { authModule } from './account/auth';
import { bdBoardModule, leaderBoardModule } from './analysis/board';
import { captchaModule } from './account/captcha';
import { blackFanModule } from './analysis/blackFan';
import { collectModule } from './analysis/collect';
import { commentModule } from './analysis/comment';
import { keywordLibraryModule, keywordModule } from './analysis/keyword';
import { channelGameModule } from './analysis/channelGame';
import { dataZoneModule } from './analysis/dataZone';
import { channelVideoModule } from './creators/channelVideo';
import { allExports } from './allExports';
import { connectorModule } from './collection/connector';
import { demandModule } from './trade/demandForm';
import { dictionaryModule } from './base/dictionary';
import { downloadModule } from './base/download';
import { fileModule } from './base/file';
import { fileImportModule } from './collection/files';
import { fileSources } from './allImports';
import { followUpModule, mayReadFollowUpFile } from './creators/followUp';
import { formModule, mayReadAnswerFile } from './system/form';
import { goodsModule, mayReadGoodsImage } from './merchants/product';
import { homeModule } from './analysis/home';
import { rankModule } from './analysis/ranking';
import { intentModule } from './trade/intent';
import { labelModule } from './creators/label';
import { liveModule } from './trade/live';
import { menuModule } from './base/menu';
import { noticeModule } from './base/notice';
import { onlineUserModule } from './system/onlineUser';
import { orderModule } from './money/order';
import { outboxModule } from './base/outbox';
import { personalSettingModule } from './account/personalSetting';
import { addShop } from './merchants/merchant';
import { mayReadPapers, shopAuthModule, shopModule } from './merchants/certification';
import { bookModule } from './money/book';
import { bdCommissionModule, upCommissionModule } from './money/commission';
import { payeeModule } from './money/payee';
import { queueModule } from './collection/queue';
import { mayReadVoucher, paymentModule } from './money/payment';
import { fxRateModule } from './money/fxRate';
import { reconciliationModule } from './money/reconciliation';
import { ruleModule } from './money/rule';
import { ruleTrialModule } from './money/ruleTrial';
import { settleModule, settleStatementModule } from './money/settle';
import { sampleModule } from './trade/sample';
import { mayReadThumbnail, scriptModule } from './trade/script';
import { securityModule } from './account/security';
import { messageTemplateModule, sysEmailModule, sysSmsModule } from './system/sysMessage';
import { mayReadAsKeeper, sysFileModule } from './system/sysFile';
import { sysFileOnlineModule } from './system/sysFileOnline';
import { sysAppModule } from './system/sysApp';
import { sysAreaModule } from './system/sysArea';
import { sysConfigModule } from './system/sysConfig';
import { sysDictDataModule, sysDictTypeModule } from './system/sysDict';
import { sysOpLogModule, sysVisLogModule } from './system/sysLog';
import { sysMachineModule } from './system/sysMachine';
import { sysMenuModule } from './system/sysMenu';
import { sysNoticeModule } from './system/sysNotice';
import { sysOrgModule } from './system/sysOrg';
import { sysPosModule } from './system/sysPos';
import { sysRoleModule } from './system/sysRole';
import { sysTimersModule } from './system/sysTimers';
import { sysUserModule } from './system/sysUser';
import { taskModule } from './collection/task';
import { uploadModule } from './base/upload';
import { upModule } from './creators/creator';
import { upAnalysisModule } from './analysis/upAnalysis';
import { workInfoModule } from './analysis/workInfo';
import { commercialOrderModule, leaderOrderModule, workOrderModule } from './trade/order';
import { workOrderLinkModule } from './trade/link';
import { workOrderUpModule } from './trade/submission';

type Api = typeof api;

/** What answers each area of the contract: a missing area does not compile. */
export const allModules = (services: Services): { [Name in keyof Api]: Module<Api[Name] & Area> } => ({
  account: accountModule(services),
  activity: activityModule(services, allUndoers(services)),
  auth: authModule(services, { addShop }),
  book: bookModule(services),
  reconciliation: reconciliationModule(services),
  fxRate: fxRateModule(services),
  bdCommission: bdCommissionModule(services),
  upCommission: upCommissionModule(services),
  bdBoard: bdBoardModule(services),
  leaderBoard: leaderBoardModule(services),
  blackFan: blackFanModule(services),
  captcha: captchaModule(services),
  channelGame: channelGameModule(services),
  channelVideo: channelVideoModule(services),
  collect: collectModule(services),
  comment: commentModule(services),
  commercialOrder: commercialOrderModule(services),
  connector: connectorModule(services),
  dataZone: dataZoneModule(services),
  demand: demandModule(services),
  dictionary: dictionaryModule(services),
  download: downloadModule(services, allExports(services)),
  file: fileModule(services, [
    mayReadAnswerFile,
    mayReadFollowUpFile,
    mayReadGoodsImage,
    mayReadPapers,
    mayReadVoucher,
    mayReadThumbnail,
    mayReadAsKeeper,
  ]),
  fileImport: fileImportModule(services, fileSources(services)),
  followUp: followUpModule(services),
  form: formModule(services),
  goods: goodsModule(services),
  home: homeModule(services),
  intent: intentModule(services),
  keyword: keywordModule(services),
  keywordLibrary: keywordLibraryModule(services),
  label: labelModule(services),
  leaderOrder: leaderOrderModule(services),
  live: liveModule(services),
  menu: menuModule(services),
  messageTemplate: messageTemplateModule(services),
  notice: noticeModule(services),
  onlineUser: onlineUserModule(services),
  order: orderModule(services),
  outbox: outboxModule(services),
  payee: payeeModule(services),
  queue: queueModule(services),
  payment: paymentModule(services),
  rank: rankModule(services),
  rule: ruleModule(services),
  ruleTrial: ruleTrialModule(services),
  sample: sampleModule(services),
  script: scriptModule(services),
  security: securityModule(services),
  setting: personalSettingModule(services),
  settle: settleModule(services),
  settleStatement: settleStatementModule(services),
  shop: shopModule(services),
  shopAuth: shopAuthModule(services),
  sysApp: sysAppModule(services),
  sysArea: sysAreaModule(services),
  sysConfig: sysConfigModule(services),
  sysDictData: sysDictDataModule(services),
  sysDictType: sysDictTypeModule(services),
  sysMachine: sysMachineModule(services),
  sysEmail: sysEmailModule(services),
  sysFile: sysFileModule(services),
  sysFileOnline: sysFileOnlineModule(services),
  sysMenu: sysMenuModule(services),
  sysNotice: sysNoticeModule(services),
  sysOpLog: sysOpLogModule(services),
  sysOrg: sysOrgModule(services),
  sysPos: sysPosModule(services),
  sysRole: sysRoleModule(services),
  sysTimers: sysTimersModule(services),
  sysSms: sysSmsModule(services),
  sysUser: sysUserModule(services),
  sysVisLog: sysVisLogModule(services),
  task: taskModule(services),
  up: upModule(services),
  upAnalysis: upAnalysisModule(services),
  workInfo: workInfoModule(services),
  upload: uploadModule(services),
  workOrder: workOrderModule(services),
  workOrderLink: workOrderLinkModule(services),
  workOrderUp: workOrderUpModule(services),
});
