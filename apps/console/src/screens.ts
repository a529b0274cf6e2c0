import { channelPermissions } from '@backlot/contract';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from './kit/errors/failedChunk';
import { lazyCard } from './kit/lazyCard';

type Screen = () => Promise<ComponentType>;

/** The analysis that the record of a creator shows as a tab: the record belongs to an earlier domain. */
const CreatorAnalysis = lazy(() =>
  loadChunk('CreatorAnalysis', () => import('./domains/analysis/upAnalysis')).then(({ CreatorAnalysis: part }) => ({ default: part })),
);

/** The consents that the records of a creator and of a merchant show. */
const CreatorConsents = lazyCard(async () => (await import('./domains/collection/consents')).CreatorConsents);
const MerchantConsents = lazyCard(async () => (await import('./domains/collection/consents')).MerchantConsents);

/** The screens of each channel's data zone: one set, and the channel. Works and collections look the same in all of them. */
const zoneLoaders = Object.fromEntries(
  Object.values(channelPermissions).flatMap((webId): [string, Screen][] => [
    [`DataZone${webId}`, () => import('./domains/analysis/zones').then(({ dataZone }) => dataZone(webId))],
    [`ZoneWorks${webId}`, () => import('./domains/analysis/zones').then(({ zoneWorks }) => zoneWorks(webId))],
    [`ZoneComments${webId}`, () => import('./domains/analysis/commentInfo').then(({ zoneComments }) => zoneComments(webId))],
  ]),
);

/** Screens by the component name that menu entries carry. A new screen is one line here. */
const loaders: Record<string, Screen> = {
  Welcome: () => import('./domains/analysis/home').then(({ Welcome }) => Welcome),
  ChannelHome: () => import('./domains/analysis/home').then(({ ChannelHome }) => ChannelHome),
  SystemHome: () => import('./domains/analysis/home').then(({ SystemHome }) => SystemHome),
  MonthBar: () => import('./domains/analysis/monthBar').then(({ MonthBarScreen }) => MonthBarScreen),
  Iframe: () => import('./domains/system/embedded').then(({ EmbeddedScreen }) => EmbeddedScreen),
  OnlineUsers: () => import('./domains/system/onlineUsers').then(({ OnlineUsersScreen }) => OnlineUsersScreen),
  Positions: () => import('./domains/system/positions').then(({ PositionsScreen }) => PositionsScreen),
  Orgs: () => import('./domains/system/orgs').then(({ OrgsScreen }) => OrgsScreen),
  Users: () => import('./domains/system/users').then(({ UsersScreen }) => UsersScreen),
  Roles: () => import('./domains/system/roles').then(({ RolesScreen }) => RolesScreen),
  Dictionaries: () => import('./domains/system/dictionaries').then(({ DictionariesScreen }) => DictionariesScreen),
  Forms: () => import('./domains/system/forms').then(({ FormsScreen }) => FormsScreen),
  FormDetail: () => import('./domains/system/forms').then(({ FormDetailScreen }) => FormDetailScreen),
  FormDesign: () => import('./domains/system/forms').then(({ DesignScreen }) => DesignScreen),
  FormFill: () => import('./domains/system/forms').then(({ FillScreen }) => FillScreen),
  Configs: () => import('./domains/system/configs').then(({ ConfigsScreen }) => ConfigsScreen),
  Emails: () => import('./domains/system/emails').then(({ EmailsScreen }) => EmailsScreen),
  TextMessages: () => import('./domains/system/textMessages').then(({ TextMessagesScreen }) => TextMessagesScreen),
  Files: () => import('./domains/system/files').then(({ FilesScreen }) => FilesScreen),
  OnlineDocuments: () => import('./domains/system/onlineDocuments').then(({ OnlineDocumentsScreen }) => OnlineDocumentsScreen),
  Areas: () => import('./domains/system/areas').then(({ AreasScreen }) => AreasScreen),
  VisitLog: () => import('./domains/system/logs').then(({ VisitLogScreen }) => VisitLogScreen),
  OperationLog: () => import('./domains/system/logs').then(({ OperationLogScreen }) => OperationLogScreen),
  ManagedNotices: () => import('./domains/system/managedNotices').then(({ ManagedNoticesScreen }) => ManagedNoticesScreen),
  ReceivedNotices: () => import('./domains/account/receivedNotices').then(({ ReceivedNoticesScreen }) => ReceivedNoticesScreen),
  Timers: () => import('./domains/system/timers').then(({ TimersScreen }) => TimersScreen),
  Machine: () => import('./domains/system/machine').then(({ MachineScreen }) => MachineScreen),
  Menus: () => import('./domains/system/menus').then(({ MenusScreen }) => MenusScreen),
  Apps: () => import('./domains/system/apps').then(({ AppsScreen }) => AppsScreen),
  UpLibrary: () => import('./domains/creators/library').then(({ UpLibraryScreen }) => UpLibraryScreen),
  UpGame: () => import('./domains/creators/library').then(({ UpGameScreen }) => UpGameScreen),
  UpPool: () => import('./domains/creators/library').then(({ UpPoolScreen }) => UpPoolScreen),
  Demands: () => import('./domains/trade/demands').then(({ DemandsScreen }) => DemandsScreen),
  DemandDetail: () => import('./domains/trade/demands').then(({ DemandDetailScreen }) => DemandDetailScreen),
  CommercialOrders: () => import('./domains/trade/orders').then(({ CommercialOrdersScreen }) => CommercialOrdersScreen),
  LeaderOrders: () => import('./domains/trade/orders').then(({ LeaderOrdersScreen }) => LeaderOrdersScreen),
  OrderHall: () => import('./domains/trade/orders').then(({ OrderHallScreen }) => OrderHallScreen),
  BdOrders: () => import('./domains/trade/orders').then(({ BdOrdersScreen }) => BdOrdersScreen),
  ShopOrders: () => import('./domains/trade/orders').then(({ ShopOrdersScreen }) => ShopOrdersScreen),
  OrderDetail: () => import('./domains/trade/orderDetail').then(({ OrderDetailScreen }) => OrderDetailScreen),
  UpAudit: () => import('./domains/trade/submissionReview').then(({ UpAuditScreen }) => UpAuditScreen),
  LinkAudit: () => import('./domains/trade/linkReview').then(({ LinkAuditScreen }) => LinkAuditScreen),
  FollowUps: () => import('./domains/creators/followUps').then(({ FollowUpsScreen }) => FollowUpsScreen),
  Lives: () => import('./domains/trade/lives').then(({ LivesScreen }) => LivesScreen),
  LiveDetail: () => import('./domains/trade/lives').then(({ LiveDetailScreen }) => LiveDetailScreen),
  LiveCalendar: () => import('./domains/trade/lives').then(({ LiveCalendarScreen }) => LiveCalendarScreen),
  Samples: () => import('./domains/trade/samples').then(({ SamplesScreen }) => SamplesScreen),
  SampleDetail: () => import('./domains/trade/samples').then(({ SampleDetailScreen }) => SampleDetailScreen),
  SampleQueue: () => import('./domains/trade/samples').then(({ SampleQueueScreen }) => SampleQueueScreen),
  Scripts: () => import('./domains/trade/scripts').then(({ ScriptsScreen }) => ScriptsScreen),
  ScriptDetail: () => import('./domains/trade/scripts').then(({ ScriptDetailScreen }) => ScriptDetailScreen),
  ScriptQueue: () => import('./domains/trade/scripts').then(({ ScriptQueueScreen }) => ScriptQueueScreen),
  Intents: () => import('./domains/trade/intents').then(({ IntentsScreen }) => IntentsScreen),
  Settlements: () => import('./domains/money/settlements').then(({ SettlementsScreen }) => SettlementsScreen),
  SettlementDetail: () => import('./domains/money/settlements').then(({ SettlementDetailScreen }) => SettlementDetailScreen),
  StatementDetail: () => import('./domains/money/settlements').then(({ StatementDetailScreen }) => StatementDetailScreen),
  Rules: () => import('./domains/money/rules').then(({ RulesScreen }) => RulesScreen),
  Payments: () => import('./domains/money/payments').then(({ PaymentsScreen }) => PaymentsScreen),
  PaymentDetail: () => import('./domains/money/payments').then(({ PaymentDetailScreen }) => PaymentDetailScreen),
  BdCommission: () => import('./domains/money/commission').then(({ BdCommissionScreen }) => BdCommissionScreen),
  UpCommission: () => import('./domains/money/commission').then(({ UpCommissionScreen }) => UpCommissionScreen),
  FxRates: () => import('./domains/money/rates').then(({ FxRatesScreen }) => FxRatesScreen),
  Reconciliation: () => import('./domains/money/reconciliation').then(({ ReconciliationScreen }) => ReconciliationScreen),
  Books: () => import('./domains/money/books').then(({ BooksScreen }) => BooksScreen),
  Sales: () => import('./domains/money/orders').then(({ SalesScreen }) => SalesScreen),
  BdBoard: () => import('./domains/analysis/board').then(({ BdBoardScreen }) => BdBoardScreen),
  LeaderBoard: () => import('./domains/analysis/board').then(({ LeaderBoardScreen }) => LeaderBoardScreen),
  Rankings: () => import('./domains/analysis/rankings').then(({ RankingsScreen }) => RankingsScreen),
  TaskDetail: () => import('./domains/collection/tasks').then(({ TaskDetailScreen }) => TaskDetailScreen),
  Tasks: () => import('./domains/collection/tasks').then(({ TasksScreen }) => TasksScreen),
  Queue: () => import('./domains/collection/queue').then(({ QueueScreen }) => QueueScreen),
  Connectors: () => import('./domains/collection/connectors').then(({ ConnectorsScreen }) => ConnectorsScreen),
  Consent: () => import('./domains/collection/consents').then(({ ConsentScreen }) => ConsentScreen),
  UpDetail: () => import('./domains/creators/detail').then(({ upDetailWith }) => upDetailWith(CreatorAnalysis, CreatorConsents)),
  Goods: () => import('./domains/merchants/products').then(({ GoodsScreen }) => GoodsScreen),
  GoodsDetail: () => import('./domains/merchants/products').then(({ GoodsDetailScreen }) => GoodsDetailScreen),
  Shops: () => import('./domains/merchants/merchants').then(({ ShopsScreen }) => ShopsScreen),
  ShopDetail: () => import('./domains/merchants/merchants').then(({ shopDetailWith }) => shopDetailWith(MerchantConsents)),
  ShopAuth: () => import('./domains/merchants/certification').then(({ shopAuthWith }) => shopAuthWith(MerchantConsents)),
  UpAnalysis: () => import('./domains/analysis/upAnalysis').then(({ UpAnalysisScreen }) => UpAnalysisScreen),
  WorkInfo: () => import('./domains/analysis/workInfo').then(({ WorkInfoScreen }) => WorkInfoScreen),
  VideoDetailed: () => import('./domains/analysis/video').then(({ VideoDetailedScreen }) => VideoDetailedScreen),
  Collections: () => import('./domains/analysis/collections').then(({ CollectionsScreen }) => CollectionsScreen),
  CollectDetail: () => import('./domains/analysis/collections').then(({ CollectDetailScreen }) => CollectDetailScreen),
  CommentInfo: () => import('./domains/analysis/commentInfo').then(({ CommentInfoScreen }) => CommentInfoScreen),
  Comments: () => import('./domains/analysis/comments').then(({ CommentsScreen }) => CommentsScreen),
  NavyStatistics: () => import('./domains/analysis/navy').then(({ NavyStatisticsScreen }) => NavyStatisticsScreen),
  Keywords: () => import('./domains/analysis/keywords').then(({ KeywordsScreen }) => KeywordsScreen),
  BlackFans: () => import('./domains/analysis/blackFans').then(({ BlackFansScreen }) => BlackFansScreen),
  ...zoneLoaders,
  ChannelGames: () => import('./domains/analysis/channelGames').then(({ ChannelGamesScreen }) => ChannelGamesScreen),
  Labels: () => import('./domains/creators/labels').then(({ LabelsScreen }) => LabelsScreen),
};

/** The lazy screen of a component name; undefined while it is not built. */
export const screenOf = (component: string): ComponentType | undefined =>
  Object.hasOwn(screens, component) ? screens[component] : undefined;

const screens: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, lazy(() => loadChunk(name, load).then((screen) => ({ default: screen })))]),
);
