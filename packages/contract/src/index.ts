export { api } from './api';
export { accountApi } from './areas/account';
export { activityApi, type ActivityRow } from './areas/activity';
export { authApi, loginUser, type LoginUser, type RoleInfo, type RolePermission } from './areas/auth';
export { captchaApi, type CaptchaChallenge, type CaptchaType } from './areas/captcha';
export { channelVideoApi } from './areas/channelVideo';
export { dictionaryApi, type DictEntry, type DictType } from './areas/dictionary';
export { documentLimitBytes, fileApi, imageLimitBytes, videoLimitBytes } from './areas/file';
export { designLimit, type FormAnswer, formApi, type FormVersion, type OpenForm } from './areas/form';
export { homeApi, type HomeTask, type HomeTile } from './areas/home';
export { type AppEntry, menuApi, type MenuNode } from './areas/menu';
export {
  noticeApi,
  noticeClasses,
  noticeTypes,
  type NoticeCounts,
  type NoticeRow,
  type SocketMessage,
  socketMessage,
} from './areas/notice';
export { onlineUserApi, type OnlineUserRow } from './areas/onlineUser';
export { type OrderNextKey, orderNextKey, type OrderStepKey, orderStepKey } from './areas/orderNext';
export { outboxApi } from './areas/outbox';
export { demandApi } from './areas/demandForm';
export { downloadApi, type DownloadRow } from './areas/download';
export { goodsApi } from './areas/goods';
export { historyRow, type HistoryRow } from './areas/history';
export { intentApi } from './areas/intent';
export { labelApi } from './areas/label';
export { securityApi } from './areas/security';
export { savedView, type SavedView, settingApi } from './areas/setting';
export { type CertificationRow, shopApi, shopAuthApi } from './areas/shop';
export { sysAppApi } from './areas/sysApp';
export { sysAreaApi } from './areas/sysArea';
export { maskedSecret, sysConfigApi } from './areas/sysConfig';
export { sysDictDataApi, sysDictTypeApi } from './areas/sysDict';
export { sysOpLogApi, sysVisLogApi } from './areas/sysLog';
export { type MenuRow, sysMenuApi } from './areas/sysMenu';
export { sysNoticeApi } from './areas/sysNotice';
export { type OrgNode, sysOrgApi } from './areas/sysOrg';
export { sysPosApi } from './areas/sysPos';
export { sysRoleApi } from './areas/sysRole';
export { type Rehearsal, sysUserApi } from './areas/sysUser';
export { upApi, type UpDetail, type UpRow, type UpStanding, upStandings } from './areas/up';
export {
  commercialOrderApi,
  leaderOrderApi,
  type OrderDue,
  orderDues,
  orderWaits,
  type OrderWait,
  workOrderApi,
  type WorkOrderDetail,
  type WorkOrderRow,
} from './areas/workOrder';
export { workOrderLinkApi } from './areas/workOrderLink';
export { type SubmissionRow, type SubmissionWeighed, workOrderUpApi } from './areas/workOrderUp';
export { reloginCodes, requestInFlightCode, toastCodes } from './clientPolicy';
export { batchResult, type BatchResult, crud, matchingIds, mostMatching, wholeList } from './crud';
export { type Access, type Area, endpoint, type Endpoint, type InputOf, type OutputOf, type ParsedInputOf } from './endpoint';
export { type Envelope, type Failure, failureSchema, type Success, successCode } from './envelope';
export { errorByCode, errors, type ErrorName } from './errors';
export type { ClientPolicy, ErrorRow } from './errors/errorRow';
export { importLimits, type ImportTask, imports } from './imports';
export { certificationLife, papersLife } from './lifeCycles/certification';
export { demandFormLife } from './lifeCycles/demandForm';
export { goodsLife } from './lifeCycles/goods';
export { intentLife } from './lifeCycles/intent';
export { linkReviewLife, linkValidityLife } from './lifeCycles/link';
export { noticeLife } from './lifeCycles/notice';
export { approvalLife, cooperationLife } from './lifeCycles/submission';
export { downloadLife, importLife } from './lifeCycles/tasks';
export { allocationLife, workOrderLife } from './lifeCycles/workOrder';
export { accepts, codeOf, defineMachine, eventsFrom, is, type Machine, stateOf, type Transition } from './machine';
export { type CountedMenu, menuWork, mostCounted } from './menuWork';
export { defaultPageSize, maxPageSize, type Page, pageOf, pageQuery } from './page';
export { allPermissions, channelPermissions, type Permission, type PermissionId, permissions } from './permissions';
export { idempotencyHeader, requestTimeoutMs, socketAliveMs, socketPath, socketReconnectMs, tokenKey, tokenLifetimeMs } from './session';
export { textForms, type TextForm } from './textForm';
export {
  countryCode,
  dateTime,
  day,
  id,
  link,
  listOf,
  longText,
  money,
  namedShape,
  noData,
  nothing,
  optionalText,
  pastDay,
  percent,
  text,
  wholeNumber,
} from './wire';
