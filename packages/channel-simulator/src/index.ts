export { type Callback, type Office, startOffice } from './office/startOffice';
export type { Fault, Faults } from './faults';
export { type Simulator, startSimulator } from './startSimulator';
export type { Shop, ShopLive } from './world/shop';
export type { Account, Channel } from './world/account';
export { type OauthAccount, type OauthServices, startOauth } from './oauth/startOauth';
