import type { ShopReads } from './shopReads';
import type { Paging, Told } from './told';

export type { Paging, Told };

/** What a connector can tell (domain/connectors 6.2). */
type Capability =
  | 'profile'
  | 'works'
  | 'workDetail'
  | 'comments'
  | 'audience'
  | 'orders'
  | 'refunds'
  | 'samples'
  | 'statements'
  | 'unsettled'
  | 'videoResults'
  | 'creatorSearch';

/** Who or what is asked as: a key of ours or the token of somebody who gave consent. */
export interface Access {
  /** Origin of the channel's API. */
  origin: string;
  /** A key, or an access token. */
  credential: string;
  /** Our app, where calls are signed with its secret. */
  app?: Pick<App, 'clientKey' | 'clientSecret'>;
  /** Our own account on the channel, where it is asked as one of its accounts. */
  account?: string;
  /** Of the shop that is asked for: some channels tell local times and bare amounts. */
  place?: { timeZone: string; currency: string };
  clock: () => Date;
  /** Milliseconds after which a call counts as unanswered. */
  timeout?: number;
}

/** Figures that a channel does not tell are null. */
export interface Profile {
  platformId: string;
  handle: string;
  name: string;
  /** Address of the channel's picture of them. */
  avatar?: string | undefined;
  fans: number | null;
  likes: number | null;
  works: number | null;
}

export interface ChannelWork {
  platformWorkId: string;
  title: string;
  link: string;
  postTime: Date;
  /** Seconds. */
  duration: number;
  hashtags: string[];
  /** Where it was posted; absent where the channel does not tell. */
  location?: string | undefined;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
}

export interface ChannelComment {
  platformCommentId: string;
  /** The comment that it answers. */
  parentPlatformId?: string;
  authorPlatformId: string | null;
  authorName: string;
  content: string;
  likes: number;
  replies: number;
  commentTime: Date;
}

/** Who follows a creator, in shares of one; a part that is not told is absent. */
export interface Audience {
  female?: number;
  ages?: { range: string; ratio: number }[];
  /** The largest first. */
  countries?: { country: string; ratio: number }[];
  cities?: { city: string; ratio: number }[];
}

/** What a channel tells of creators. */
interface CreatorReads {
  /** By the platform's id or the handle with an @; connectors that know only who gave consent answer with that person. */
  fetchProfile(ref: string): Promise<Told<Profile>>;
  /** Nobody where the channel tells nothing of their followers. */
  fetchAudience?(ref: string): Promise<Told<Audience>>;
  /** Newest first. */
  listWorks(ref: string, paging: Paging): Promise<Told<ChannelWork>>;
  /** Those that are still there, of at most `mostIds`. */
  getWorks?(ids: readonly string[]): Promise<Told<ChannelWork>>;
  /** Newest first. */
  listComments(platformWorkId: string, paging: Paging): Promise<Told<ChannelComment>>;
}

/** A way to a channel, open for one credential, with the calls of its capabilities; a call refuses with a `CollectError`. */
export type Channel = Partial<CreatorReads & ShopReads>;

/** Our app at a channel. */
export interface App {
  origin: string;
  /** Where tokens are given. */
  tokenOrigin: string;
  clientKey: string;
  clientSecret: string;
  clock: () => Date;
}

/** What somebody's consent opens, and for how long. */
export interface Consented {
  openId: string;
  accessToken: string;
  accessUntil: Date;
  refreshToken: string;
  refreshUntil: Date;
}

/** What opens a channel for our app itself. */
export interface AppToken {
  token: string;
  until: Date;
}

/** What the page where consent is given is opened with. */
interface ConsentPage {
  origin: string;
  app: Pick<App, 'clientKey' | 'clientSecret' | 'clock'>;
  /** Number of the app where people give consent, where it has one of its own. */
  serviceId: string | undefined;
  redirectUri: string;
  /** Comes back with the code. */
  state: string;
  /** Of PKCE, for the channels that take it. */
  challenge: string;
}

/** OAuth of a channel; a call refuses with a `CollectError`, `ConsentWithdrawn` where code or token hold no more. */
export interface Consent {
  /** Whose data it opens. */
  from: 'creator' | 'shop';
  /** Origin of the page where consent is given. */
  pageOrigin: string;
  /** Where tokens are given, if not where the channel answers. */
  tokenOrigin?: string;
  link(page: ConsentPage): string;
  begin(app: App, grant: { code: string; redirectUri: string; verifier?: string }): Promise<Consented>;
  /** The old refresh token holds no more afterwards. */
  renew(app: App, refreshToken: string): Promise<Consented>;
}

export interface Connector {
  provider: string;
  /** Number of the channel (spec section 3). */
  webId: number;
  capabilities: readonly Capability[];
  /** Most ids that `getWorks` takes. */
  mostIds: number;
  /** Where the channel answers. */
  origin: string;
  /** Calls of one endpoint that one credential may make a minute. */
  perMinute: number;
  /** Calls that may be made at once; as many as a minute allows unless said. */
  burst?: number;
  /** When the day of a quota ends. */
  quotaEnds(now: Date): Date;
  /** How consent is given; without it a key of ours opens the channel. */
  consent?: Consent;
  /** How our app gets in by its own keys. */
  signIn?(app: App): Promise<AppToken>;
  /** What the channel knows people by: its own id unless said. */
  refersBy?: 'handle';
  /** Setting without which this server does not use it. */
  flag?: 'TIKTOK_RESEARCH';
  open(access: Access): Channel;
}

/** What a channel is asked after somebody by. */
export const refOf = (connector: Pick<Connector, 'refersBy'>, { platformId, handle }: Pick<Profile, 'platformId' | 'handle'>): string =>
  connector.refersBy === 'handle' ? `@${handle}` : platformId;
