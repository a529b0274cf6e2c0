export { allConnectors } from './allConnectors';
export { CollectError, type CollectFailure } from './CollectError';
export { refOf } from './connector';
export type {
  Access,
  App,
  AppToken,
  Audience,
  Channel,
  ChannelComment,
  ChannelWork,
  Connector,
  Consented,
  Profile,
  Told,
} from './connector';
export type {
  ChannelOrder,
  ChannelOrderLine,
  ChannelReturn,
  ChannelSample,
  SampleContent,
  ShopLine,
  ShopOrder,
  Unsettled,
  Window,
} from './shopReads';
export { hookSignOf } from './tiktokShop/signOf';
export { connectorNamed } from './connectorNamed';
export { offered } from './offered';
export { hashtagsOf } from './hashtagsOf';
export { youtube } from './youtube/youtube';
