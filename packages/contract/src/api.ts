import { accountApi } from './areas/account';
import { activityApi } from './areas/activity';
import { authApi } from './areas/auth';
import { captchaApi } from './areas/captcha';
import { channelVideoApi } from './areas/channelVideo';
import { demandApi } from './areas/demandForm';
import { dictionaryApi } from './areas/dictionary';
import { downloadApi } from './areas/download';
import { fileApi } from './areas/file';
import { formApi } from './areas/form';
import { goodsApi } from './areas/goods';
import { homeApi } from './areas/home';
import { intentApi } from './areas/intent';
import { labelApi } from './areas/label';
import { menuApi } from './areas/menu';
import { noticeApi } from './areas/notice';
import { onlineUserApi } from './areas/onlineUser';
import { outboxApi } from './areas/outbox';
import { securityApi } from './areas/security';
import { settingApi } from './areas/setting';
import { shopApi, shopAuthApi } from './areas/shop';
import { sysAppApi } from './areas/sysApp';
import { sysAreaApi } from './areas/sysArea';
import { sysConfigApi } from './areas/sysConfig';
import { sysDictDataApi, sysDictTypeApi } from './areas/sysDict';
import { sysOpLogApi, sysVisLogApi } from './areas/sysLog';
import { sysMenuApi } from './areas/sysMenu';
import { sysNoticeApi } from './areas/sysNotice';
import { sysOrgApi } from './areas/sysOrg';
import { sysPosApi } from './areas/sysPos';
import { sysRoleApi } from './areas/sysRole';
import { sysUserApi } from './areas/sysUser';
import { upApi } from './areas/up';
import { commercialOrderApi, leaderOrderApi, workOrderApi } from './areas/workOrder';
import { workOrderLinkApi } from './areas/workOrderLink';
import { workOrderUpApi } from './areas/workOrderUp';

/** Every call of the API by area. Clients import single areas; the server and the API document take all. */
export const api = {
  account: accountApi,
  activity: activityApi,
  auth: authApi,
  captcha: captchaApi,
  channelVideo: channelVideoApi,
  commercialOrder: commercialOrderApi,
  demand: demandApi,
  dictionary: dictionaryApi,
  download: downloadApi,
  file: fileApi,
  form: formApi,
  goods: goodsApi,
  home: homeApi,
  intent: intentApi,
  label: labelApi,
  leaderOrder: leaderOrderApi,
  menu: menuApi,
  notice: noticeApi,
  onlineUser: onlineUserApi,
  outbox: outboxApi,
  security: securityApi,
  setting: settingApi,
  shop: shopApi,
  shopAuth: shopAuthApi,
  sysApp: sysAppApi,
  sysArea: sysAreaApi,
  sysConfig: sysConfigApi,
  sysDictData: sysDictDataApi,
  sysDictType: sysDictTypeApi,
  sysMenu: sysMenuApi,
  sysNotice: sysNoticeApi,
  sysOpLog: sysOpLogApi,
  sysOrg: sysOrgApi,
  sysPos: sysPosApi,
  sysRole: sysRoleApi,
  sysUser: sysUserApi,
  sysVisLog: sysVisLogApi,
  up: upApi,
  workOrder: workOrderApi,
  workOrderLink: workOrderLinkApi,
  workOrderUp: workOrderUpApi,
};
