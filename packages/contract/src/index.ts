export { api } from './api';
export { accountApi } from './account/account';
export { activityApi, type ActivityRow } from './account/activity';
export { authApi, loginUser, type LoginUser, type RoleInfo, type RolePermission } from './account/auth';
export { blackFanApi } from './analysis/blackFan';
export { blackFanLife } from './analysis/blackFanLife';
export { commentApi, commentMarks, type CommentRow, firstComments } from './analysis/comment';
export { collectApi, type CollectDetail, type CollectRow, mostGathered } from './analysis/collect';
export { mostCompared, upAnalysisApi } from './analysis/upAnalysis';
export {
  type AnalysedUp,
  type AnalysisFigures,
  type AnalysisPeriod,
  credibilityCodes,
  credibilityWarning,
  type ProfilePart,
  type UpAnalysis,
  type UpComparison,
  type UpProfile,
} from './analysis/upAnalysisShapes';
export { type ListedWork, type WorkDetail, workDays, workInfoApi, type WorkRow } from './analysis/workInfo';
export { commentRanges } from './analysis/commentFigures';
export { channelGameApi } from './analysis/channelGame';
export { type NavyAccount, navyApi, navyLimits, navyRanges, type NavySign, navySigns } from './analysis/navy';
export { dataZoneApi, type FollowedRow, followKinds, type ZoneWarning, zoneWarnings, type ZoneWork } from './analysis/dataZone';
export { commentLife } from './analysis/commentLife';
export { commentLanguages, keywordApi, keywordLibraryApi, keywordPurposes } from './analysis/keyword';
export { keywordLibraryLife } from './analysis/keywordLibraryLife';
export { captchaApi, type CaptchaChallenge, type CaptchaType } from './account/captcha';
export { collectFailures, connectorApi, connectorCapabilities, connectorProviders } from './collection/connector';
export { connectorLife } from './collection/connectorLife';
export { fileImportApi, fileObjects, type ReceivedFile } from './collection/fileImport';
export { queueApi, queueWaits } from './collection/queue';
export { queueLife } from './collection/queueLife';
export { mostPasted, objectTypes, taskApi } from './collection/task';
export { taskRunLife } from './collection/taskRunLife';
export { taskSwitchLife } from './collection/taskSwitchLife';
export { channelIds } from './creators/channel';
export { channelVideoApi } from './creators/channelVideo';
export { dictionaryApi, type DictEntry, type DictType } from './system/dictionary';
export { documentLimitBytes, fileApi, imageLimitBytes, videoLimitBytes } from './account/file';
export { mostUploads, type OpenUpload, partBytes, uploadApi, uploadHours } from './account/upload';
export { designLimit, type FormAnswer, formApi, type FormVersion, type OpenForm } from './system/form';
export { mostPictures, pictureApi, type PictureKind, pictureKinds } from './account/picture';
export { monthApi, type MonthFigure } from './analysis/month';
export { homeApi, type HomeTask, type HomeTile } from './analysis/home';
export { type HomeFigure, type HomeResults, homeResultsApi } from './analysis/homeResults';
export {
  mostPlaces,
  rankApi,
  type RankList,
  type RankPeriod,
  rankPeriods,
  type RankRow,
  type RankType,
  rankTypes,
  topPlaces,
} from './analysis/rank';
export { type AppEntry, menuApi, type MenuNode } from './system/menu';
export {
  noticeApi,
  noticeClasses,
  noticeTypes,
  type NoticeCounts,
  type NoticeRow,
  type SocketMessage,
  socketMessage,
} from './system/notice';
export { onlineUserApi, type OnlineUserRow } from './system/onlineUser';
export { orderApi, type SaleItem, type SaleRow } from './money/order';
export { type OrderNextKey, orderNextKey, type OrderStepKey, orderStepKey } from './trade/orderNext';
export { oauthApi, type OauthSource, oauthSources } from './account/oauth';
export { outboxApi } from './account/outbox';
export { demandApi } from './trade/demandForm';
export { type DemandProblem, demandProblems, type DemandTerms, stopsDemand, type StoppingProblem } from './trade/demandRules';
export { downloadApi, type DownloadRow } from './account/download';
export { goodsApi } from './merchants/product';
export { historyRow, type HistoryRow } from './core/history';
export { hundredths } from './core/hundredths';
export { kindOfDetail, kindOfList, mostWatched, recordName, watchMessage } from './core/liveRecord';
export { intentApi } from './trade/intent';
export { followUpApi, followUpKinds, type FollowUpRow } from './creators/followUp';
export { followUpLife } from './creators/followUpLife';
export { labelApi } from './creators/label';
export { payeeApi } from './money/payee';
export { type FxAmount, fxRateApi } from './money/fxRate';
export { reconciliationApi, type ReconciliationRow } from './money/reconciliation';
export { bdCommissionApi, type CommissionRow, upCommissionApi } from './money/commission';
export { type BookAccount, bookAccounts, bookApi, type PostingRow } from './money/book';
export { paymentApi, type PaymentRow } from './money/payment';
export { paymentLife, payStatus } from './money/paymentLife';
export { ruleApi } from './money/rule';
export { ruleTrialApi } from './money/ruleTrial';
export { type SettleCheck, settleApi } from './money/settlement';
export { adjustReasons, settleStatementApi } from './money/settleStatement';
export { securityApi } from './account/security';
export { savedView, type SavedView, settingApi } from './system/setting';
export { type CertificationRow, shopApi, shopAuthApi } from './merchants/merchant';
export { sysAppApi } from './system/sysApp';
export { sysAreaApi } from './system/sysArea';
export { maskedSecret, sysConfigApi } from './system/sysConfig';
export { sysDictDataApi, sysDictTypeApi } from './system/sysDict';
export { sysOpLogApi, sysVisLogApi } from './system/sysLog';
export { knownAgent } from './system/knownAgent';
export { sysMachineApi } from './system/sysMachine';
export { type MenuRow, sysMenuApi } from './system/sysMenu';
export { sysNoticeApi } from './system/sysNotice';
export { type OrgNode, sysOrgApi } from './system/sysOrg';
export { sysPosApi } from './system/sysPos';
export { sysRoleApi } from './system/sysRole';
export { sysTimersApi, timerZones } from './system/sysTimers';
export { timerLife } from './system/timerLife';
export { timerRunLife } from './system/timerRunLife';
export { messageLife } from './system/messageLife';
export { messageTemplateApi } from './system/messageTemplate';
export { messageFailures, messageLanguages } from './system/sentMessage';
export { sysEmailApi } from './system/sysEmail';
export { fileKinds, fileUses, mostFileVersions, officeTypes, sysFileApi, tablePreview, zipLimits } from './system/sysFile';
export { documentFormats, documentLimits, sysFileOnlineApi } from './system/sysFileOnline';
export { smsVerdicts, sysSmsApi } from './system/sysSms';
export { type Rehearsal, sysUserApi } from './system/sysUser';
export { upApi, type UpDetail, type UpRow, type UpStanding, upStandings, workSorts } from './creators/creator';
export {
  commercialOrderApi,
  leaderOrderApi,
  type OrderDue,
  orderDues,
  orderWaits,
  type OrderWait,
  workOrderApi,
  type WorkOrderDetail,
  type ListedOrder,
  type WorkOrderRow,
} from './trade/order';
export { bdBoardApi, leaderBoardApi } from './analysis/board';
export {
  type Board,
  type BoardFigure,
  boardFigures,
  type BoardGroup,
  boardGroups,
  type BoardParts,
  type BoardRange,
  boardRanges,
  type TargetMetric,
  targetMetrics,
} from './analysis/boardShapes';
export { type LinkReach, type LinkRound, type LinkVideo, type LinkWeighed, workOrderLinkApi } from './trade/link';
export { type FoundKind, foundKinds, type FoundRecord, searchApi } from './trade/search';
export { playerOf, playerOrigins } from './trade/embed';
export { type CandidateBrief, type CandidateRow, type FitMark, type FitPart, fitParts } from './trade/candidate';
export { type AgeRange, ageRanges, usualAudienceShare } from './trade/wanted';
export { type SubmissionRow, type SubmissionWeighed, workOrderUpApi } from './trade/submission';
export { addressParts, addressProblems, type DeliveryAddress } from './trade/addressRules';
export { liveApi, type LiveConflict, liveLimits, type LiveRow } from './trade/live';
export { liveLife } from './trade/liveLife';
export { parcelKinds, sampleApi, type SampleDetail, type SampleRow } from './trade/sample';
export { sampleLife } from './trade/sampleLife';
export { mostScriptRounds, mostScripts, scriptApi, type ScriptDetail, type ScriptRound, type ScriptRow } from './trade/script';
export { scriptLife } from './trade/scriptLife';
export {
  codedReason,
  creatorReasons,
  linkReasons,
  recommendReasons,
  sampleReasons,
  scriptReasons,
  spelledReason,
  systemReasons,
} from './trade/usualReasons';
export type { Words } from './core/words';
export { reloginCodes, requestInFlightCode, toastCodes } from './core/clientPolicy';
export { batchResult, type BatchResult, crud, matchingIds, mostMatching, wholeList } from './core/crud';
export { type Access, type Area, endpoint, type Endpoint, type InputOf, type OutputOf, type ParsedInputOf } from './core/endpoint';
export { type Envelope, type Failure, failureSchema, type Success, successCode } from './core/envelope';
export { errorByCode, errors, type ErrorName } from './errors';
export type { ClientPolicy, ErrorRow } from './core/errorRow';
export { importLimits, orderImportLimits, type ImportTask, imports } from './core/imports';
export { certificationLife, papersLife } from './merchants/certificationLife';
export { demandFormLife } from './trade/demandFormLife';
export { goodsLife } from './merchants/productLife';
export { intentLife } from './trade/intentLife';
export { linkReviewLife, linkValidityLife } from './trade/linkLife';
export { ruleLife } from './money/ruleLife';
export { settlementLife } from './money/settlementLife';
export { noticeLife } from './system/noticeLife';
export { approvalLife, cooperationLife } from './trade/submissionLife';
export { downloadLife, importLife } from './account/taskLife';
export { allocationLife, workOrderLife } from './trade/orderLife';
export { accepts, codeOf, defineMachine, eventsFrom, is, type Machine, stateOf, type Transition } from './core/machine';
export { type CountedMenu, menuWork, mostCounted } from './core/menuWork';
export { defaultPageSize, type ExportFormat, exportFormats, maxPageSize, type Page, pageOf, pageQuery } from './core/page';
export { allPermissions, channelPermissions, type Permission, type PermissionId, permissions } from './permissions';
export {
  idempotencyHeader,
  requestTimeoutMs,
  socketAliveMs,
  socketPath,
  socketReconnectMs,
  tokenKey,
  tokenLifetimeMs,
} from './core/session';
export { textForms, type TextForm } from './core/textForm';
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
} from './core/wire';
