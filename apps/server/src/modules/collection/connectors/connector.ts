/** What a connector can tell (domain/connectors 6.2). */
type Capability = 'profile' | 'works' | 'workDetail' | 'comments';

/** Who or what is asked as: a key of ours or the token of somebody who gave consent. */
export interface Access {
  /** Origin of the channel's API. */
  origin: string;
  /** A key, or an access token. */
  credential: string;
  /** Our own account on the channel, where it is asked as one of its accounts. */
  account?: string;
  clock: () => Date;
  /** Milliseconds after which a call counts as unanswered. */
  timeout?: number;
}

/** Part of what a channel tells. */
export interface Told<T> {
  items: T[];
  /** Leads to the next part; null at the end. */
  nextCursor: string | null;
  /** The answer as it came, to be kept. */
  raw: string;
  /** The moment that the figures speak of. */
  dataTime: Date;
  /** Units of the day's quota that it took. */
  quotaCost: number;
  /** The channel is not asked before: we stop by ourselves before a limit is reached. */
  holdUntil?: Date | null;
}

/** Figures that a channel does not tell are null. */
export interface Profile {
  platformId: string;
  handle: string;
  name: string;
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

export interface Paging {
  cursor: string | null;
  limit: number;
}

/** A way to a channel, open for one credential; a call refuses with a `CollectError`. */
export interface Channel {
  /** By the platform's id or the handle with an @; connectors that know only who gave consent answer with that person. */
  fetchProfile(ref: string): Promise<Told<Profile>>;
  /** Newest first. */
  listWorks(ref: string, paging: Paging): Promise<Told<ChannelWork>>;
  /** Those that are still there, of at most `mostIds`. */
  getWorks?(ids: readonly string[]): Promise<Told<ChannelWork>>;
  /** Newest first. */
  listComments?(platformWorkId: string, paging: Paging): Promise<Told<ChannelComment>>;
}

/** Our app at a channel. */
export interface App {
  origin: string;
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

/** OAuth of a channel; a call refuses with a `CollectError`, `ConsentWithdrawn` where code or token hold no more. */
export interface Consent {
  /** Origin of the page where consent is given. */
  pageOrigin: string;
  link(page: { origin: string; clientKey: string; redirectUri: string; state: string; challenge: string }): string;
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
  /** How creators give their consent; without it a key of ours opens the channel. */
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
