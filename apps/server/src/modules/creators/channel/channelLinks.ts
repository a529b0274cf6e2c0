/** How the pages of a channel are addressed: its hosts, and where a path names a creator or a work. */
interface ChannelPages {
  hosts: readonly string[];
  /** First group is the handle or id. */
  profile: RegExp;
  /** First group is the platform's id of the work. */
  work: RegExp;
  profileUrl: (handle: string) => string;
  workUrl: (id: string, handle: string) => string;
}

const shortVideo = 'https://www.tiktok.com';

/** By channel id (spec section 3). Channels without public pages of their own are imported from files. */
const channels: Readonly<Record<number, ChannelPages>> = {
  1: {
    hosts: ['taptap.io', 'taptap.cn'],
    profile: /^\/user\/([\w.-]+)/,
    work: /^\/(?:video|moment)\/(\w+)/,
    profileUrl: (handle) => `https://www.taptap.io/user/${handle}`,
    workUrl: (id) => `https://www.taptap.io/video/${id}`,
  },
  2: {
    hosts: ['bilibili.com'],
    profile: /^\/(\d+)/,
    work: /^\/video\/(\w+)/,
    profileUrl: (handle) => `https://space.bilibili.com/${handle}`,
    workUrl: (id) => `https://www.bilibili.com/video/${id}`,
  },
  4: {
    hosts: ['3839.com'],
    profile: /^\/user\/([\w.-]+)/,
    work: /^\/video\/(\w+)/,
    profileUrl: (handle) => `https://www.3839.com/user/${handle}`,
    workUrl: (id) => `https://www.3839.com/video/${id}`,
  },
  7: {
    hosts: ['douyin.com'],
    profile: /^\/user\/([\w.-]+)/,
    work: /^\/video\/(\d+)/,
    profileUrl: (handle) => `https://www.douyin.com/user/${handle}`,
    workUrl: (id) => `https://www.douyin.com/video/${id}`,
  },
  8: {
    hosts: ['kuaishou.com'],
    profile: /^\/profile\/([\w.-]+)/,
    work: /^\/short-video\/(\w+)/,
    profileUrl: (handle) => `https://www.kuaishou.com/profile/${handle}`,
    workUrl: (id) => `https://www.kuaishou.com/short-video/${id}`,
  },
  9: {
    hosts: ['oppo.com'],
    profile: /^\/user\/([\w.-]+)/,
    work: /^\/video\/(\w+)/,
    profileUrl: (handle) => `https://game.oppo.com/user/${handle}`,
    workUrl: (id) => `https://game.oppo.com/video/${id}`,
  },
  10: {
    hosts: ['tiktok.com'],
    profile: /^\/@([\w.-]+)/,
    work: /^\/@[\w.-]+\/(?:video|photo)\/(\d+)/,
    profileUrl: (handle) => `${shortVideo}/@${handle}`,
    workUrl: (id, handle) => `${shortVideo}/@${handle}/video/${id}`,
  },
  20: {
    hosts: ['youtube.com', 'youtu.be'],
    profile: /^\/(?:@|channel\/|c\/)([\w.-]+)/,
    work: /^\/(?:shorts\/|watch\/|live\/)?([\w-]{11})$/,
    profileUrl: (handle) => `https://www.youtube.com/@${handle}`,
    workUrl: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  21: {
    hosts: ['instagram.com'],
    profile: /^\/([\w.]+)/,
    work: /^\/(?:[\w.]+\/)?(?:reel|reels|p|tv)\/([\w-]+)/,
    profileUrl: (handle) => `https://www.instagram.com/${handle}`,
    workUrl: (id) => `https://www.instagram.com/reel/${id}`,
  },
  30: {
    hosts: ['shopee.ph', 'shopee.com.my', 'shopee.co.th', 'shopee.vn', 'shopee.sg', 'shopee.co.id'],
    profile: /^\/([\w.-]+)/,
    work: /^\/video\/(\w+)/,
    profileUrl: (handle) => `https://shopee.sg/${handle}`,
    workUrl: (id) => `https://shopee.sg/video/${id}`,
  },
  31: {
    hosts: ['lazada.com.ph', 'lazada.com.my', 'lazada.co.th', 'lazada.vn', 'lazada.sg', 'lazada.co.id'],
    profile: /^\/shop\/([\w.-]+)/,
    work: /^\/video\/(\w+)/,
    profileUrl: (handle) => `https://www.lazada.sg/shop/${handle}`,
    workUrl: (id) => `https://www.lazada.sg/video/${id}`,
  },
};

/** A page of a channel: the id or handle that its address names, and the address as it is stored. */
export interface ChannelPage {
  key: string;
  link: string;
}

/** What the address of a work of a channel looks like: its first host, and an example; undefined for a channel without pages. */
export function workExample(webId: number): { host: string; example: string } | undefined {
  const pages = channels[webId];
  const [host] = pages?.hosts ?? [];
  const example = pages && sampleIds.map((id) => pages.workUrl(id, 'name')).find((link) => workAt(webId, link));
  return host !== undefined && example !== undefined ? { host, example } : undefined;
}

const sampleIds = ['7301234567890123456', 'dQw4w9WgXcQ'];

/** Whether an address is of a channel's own hosts. */
export function isOfChannel(webId: number, link: string): boolean {
  const url = read(link);
  return url !== undefined && isHost(channels[webId], url.hostname);
}

/** The creator that an address names; undefined for another channel, or when it names none. */
export function profileAt(webId: number, link: string): ChannelPage | undefined {
  const [pages, url] = [channels[webId], read(link)];
  if (!pages || !url || !isHost(pages, url.hostname)) return undefined;
  const key = pages.profile.exec(url.pathname)?.[1];
  return key === undefined ? undefined : { key, link: pages.profileUrl(key) };
}

/** The creator that an address names, whichever channel it is of. */
export const anyProfileAt = (link: string) => onAnyChannel(profileAt, link);

/** The work that an address names; undefined for another channel, or when it names none. */
export function workAt(webId: number, link: string): ChannelPage | undefined {
  const [pages, url] = [channels[webId], read(link)];
  if (!pages || !url || !isHost(pages, url.hostname)) return undefined;
  const key = url.searchParams.get('v') ?? pages.work.exec(url.pathname)?.[1];
  if (key === undefined || key === null) return undefined;
  return { key, link: pages.workUrl(key, pages.profile.exec(url.pathname)?.[1] ?? '') };
}

/** The work that an address names, whichever channel it is of. */
export const anyWorkAt = (link: string) => onAnyChannel(workAt, link);

function onAnyChannel(pageAt: typeof workAt, link: string): (ChannelPage & { webId: number }) | undefined {
  for (const webId of Object.keys(channels).map(Number)) {
    const found = pageAt(webId, link);
    if (found) return { ...found, webId };
  }
  return undefined;
}

/** Address of a creator's page. */
export const profileLink = (webId: number, handle: string): string =>
  channels[webId]?.profileUrl(handle) ?? `https://channel-${webId}.example/${handle}`;

/** Address of a work. */
export const workLink = (webId: number, id: string, handle: string): string =>
  channels[webId]?.workUrl(id, handle) ?? `https://channel-${webId}.example/video/${id}`;

function read(link: string): URL | undefined {
  const text = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  return URL.canParse(text) ? new URL(text) : undefined;
}

const isHost = (pages: ChannelPages | undefined, hostname: string): boolean =>
  pages?.hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? false;
