import { type ComponentType, lazy } from 'react';
import { loadChunk } from './shared/errors/failedChunk';

type Screen = () => Promise<ComponentType>;

/** Screens by the component name that menu entries carry. A new screen is one line here. */
const loaders: Record<string, Screen> = {
  Welcome: () => import('./features/home').then(({ Welcome }) => Welcome),
  ChannelHome: () => import('./features/home').then(({ ChannelHome }) => ChannelHome),
  SystemHome: () => import('./features/home').then(({ SystemHome }) => SystemHome),
  Iframe: () => import('./features/embedded').then(({ EmbeddedScreen }) => EmbeddedScreen),
  OnlineUsers: () => import('./features/onlineUsers').then(({ OnlineUsersScreen }) => OnlineUsersScreen),
  Positions: () => import('./features/positions').then(({ PositionsScreen }) => PositionsScreen),
  Orgs: () => import('./features/orgs').then(({ OrgsScreen }) => OrgsScreen),
  Users: () => import('./features/users').then(({ UsersScreen }) => UsersScreen),
  Roles: () => import('./features/roles').then(({ RolesScreen }) => RolesScreen),
  Dictionaries: () => import('./features/dictionaries').then(({ DictionariesScreen }) => DictionariesScreen),
  Forms: () => import('./features/forms').then(({ FormsScreen }) => FormsScreen),
  FormDetail: () => import('./features/forms').then(({ FormDetailScreen }) => FormDetailScreen),
  FormDesign: () => import('./features/forms').then(({ DesignScreen }) => DesignScreen),
  FormFill: () => import('./features/forms').then(({ FillScreen }) => FillScreen),
  Configs: () => import('./features/configs').then(({ ConfigsScreen }) => ConfigsScreen),
  Areas: () => import('./features/areas').then(({ AreasScreen }) => AreasScreen),
  VisitLog: () => import('./features/logs').then(({ VisitLogScreen }) => VisitLogScreen),
  OperationLog: () => import('./features/logs').then(({ OperationLogScreen }) => OperationLogScreen),
  ManagedNotices: () => import('./features/managedNotices').then(({ ManagedNoticesScreen }) => ManagedNoticesScreen),
  ReceivedNotices: () => import('./features/receivedNotices').then(({ ReceivedNoticesScreen }) => ReceivedNoticesScreen),
  Menus: () => import('./features/menus').then(({ MenusScreen }) => MenusScreen),
  Apps: () => import('./features/apps').then(({ AppsScreen }) => AppsScreen),
  UpLibrary: () => import('./features/upLibrary').then(({ UpLibraryScreen }) => UpLibraryScreen),
  UpGame: () => import('./features/upLibrary').then(({ UpGameScreen }) => UpGameScreen),
  UpPool: () => import('./features/upLibrary').then(({ UpPoolScreen }) => UpPoolScreen),
  Demands: () => import('./features/demands').then(({ DemandsScreen }) => DemandsScreen),
  DemandDetail: () => import('./features/demands').then(({ DemandDetailScreen }) => DemandDetailScreen),
  CommercialOrders: () => import('./features/orders').then(({ CommercialOrdersScreen }) => CommercialOrdersScreen),
  LeaderOrders: () => import('./features/orders').then(({ LeaderOrdersScreen }) => LeaderOrdersScreen),
  OrderHall: () => import('./features/orders').then(({ OrderHallScreen }) => OrderHallScreen),
  BdOrders: () => import('./features/orders').then(({ BdOrdersScreen }) => BdOrdersScreen),
  ShopOrders: () => import('./features/orders').then(({ ShopOrdersScreen }) => ShopOrdersScreen),
  OrderDetail: () => import('./features/orderDetail').then(({ OrderDetailScreen }) => OrderDetailScreen),
  UpAudit: () => import('./features/upAudit').then(({ UpAuditScreen }) => UpAuditScreen),
  LinkAudit: () => import('./features/linkAudit').then(({ LinkAuditScreen }) => LinkAuditScreen),
  Intents: () => import('./features/intents').then(({ IntentsScreen }) => IntentsScreen),
  UpDetail: () => import('./features/upDetail').then(({ UpDetailScreen }) => UpDetailScreen),
  Goods: () => import('./features/goods').then(({ GoodsScreen }) => GoodsScreen),
  GoodsDetail: () => import('./features/goods').then(({ GoodsDetailScreen }) => GoodsDetailScreen),
  Shops: () => import('./features/shops').then(({ ShopsScreen }) => ShopsScreen),
  ShopDetail: () => import('./features/shops').then(({ ShopDetailScreen }) => ShopDetailScreen),
  ShopAuth: () => import('./features/shopAuth').then(({ ShopAuthScreen }) => ShopAuthScreen),
  Labels: () => import('./features/labels').then(({ LabelsScreen }) => LabelsScreen),
};

/** The lazy screen of a component name; undefined while it is not built. */
export const screenOf = (component: string): ComponentType | undefined =>
  Object.hasOwn(screens, component) ? screens[component] : undefined;

const screens: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, lazy(() => loadChunk(name, load).then((screen) => ({ default: screen })))]),
);
