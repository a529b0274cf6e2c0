import type { api, Area } from '@backlot/contract';
import type { Module } from '../http/module';
import type { Services } from '../services';
import { accountModule } from './account';
import { activityModule } from './activity';
import { allUndoers } from './allUndoers';
import { authModule } from './auth';
import { captchaModule } from './captcha';
import { channelVideoModule } from './channelVideo';
import { allExports } from './allExports';
import { demandModule } from './demandForm';
import { dictionaryModule } from './dictionary';
import { downloadModule } from './download';
import { fileModule } from './file';
import { formModule, mayReadAnswerFile } from './form';
import { goodsModule, mayReadGoodsImage } from './goods';
import { homeModule } from './home';
import { intentModule } from './intent';
import { labelModule } from './label';
import { menuModule } from './menu';
import { noticeModule } from './notice';
import { onlineUserModule } from './onlineUser';
import { outboxModule } from './outbox';
import { personalSettingModule } from './personalSetting';
import { addShop } from './shop';
import { mayReadPapers, shopAuthModule, shopModule } from './shopCertification';
import { securityModule } from './security';
import { sysAppModule } from './sysApp';
import { sysAreaModule } from './sysArea';
import { sysConfigModule } from './sysConfig';
import { sysDictDataModule, sysDictTypeModule } from './sysDict';
import { sysOpLogModule, sysVisLogModule } from './sysLog';
import { sysMenuModule } from './sysMenu';
import { sysNoticeModule } from './sysNotice';
import { sysOrgModule } from './sysOrg';
import { sysPosModule } from './sysPos';
import { sysRoleModule } from './sysRole';
import { sysUserModule } from './sysUser';
import { upModule } from './up';
import { commercialOrderModule, leaderOrderModule, workOrderModule } from './workOrder';
import { workOrderLinkModule } from './workOrderLink';
import { workOrderUpModule } from './workOrderUp';

type Api = typeof api;

/** What answers each area of the contract: a missing area does not compile. */
export const allModules = (services: Services): { [Name in keyof Api]: Module<Api[Name] & Area> } => ({
  account: accountModule(services),
  activity: activityModule(services, allUndoers(services)),
  auth: authModule(services, { addShop }),
  captcha: captchaModule(services),
  channelVideo: channelVideoModule(services),
  commercialOrder: commercialOrderModule(services),
  demand: demandModule(services),
  dictionary: dictionaryModule(services),
  download: downloadModule(services, allExports(services)),
  file: fileModule(services, [mayReadAnswerFile, mayReadGoodsImage, mayReadPapers]),
  form: formModule(services),
  goods: goodsModule(services),
  home: homeModule(services),
  intent: intentModule(services),
  label: labelModule(services),
  leaderOrder: leaderOrderModule(services),
  menu: menuModule(services),
  notice: noticeModule(services),
  onlineUser: onlineUserModule(services),
  outbox: outboxModule(services),
  security: securityModule(services),
  setting: personalSettingModule(services),
  shop: shopModule(services),
  shopAuth: shopAuthModule(services),
  sysApp: sysAppModule(services),
  sysArea: sysAreaModule(services),
  sysConfig: sysConfigModule(services),
  sysDictData: sysDictDataModule(services),
  sysDictType: sysDictTypeModule(services),
  sysMenu: sysMenuModule(services),
  sysNotice: sysNoticeModule(services),
  sysOpLog: sysOpLogModule(services),
  sysOrg: sysOrgModule(services),
  sysPos: sysPosModule(services),
  sysRole: sysRoleModule(services),
  sysUser: sysUserModule(services),
  sysVisLog: sysVisLogModule(services),
  up: upModule(services),
  workOrder: workOrderModule(services),
  workOrderLink: workOrderLinkModule(services),
  workOrderUp: workOrderUpModule(services),
});
