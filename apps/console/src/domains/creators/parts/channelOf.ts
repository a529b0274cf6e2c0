/** The channel that a home page belongs to, by its host (domain/model 2.2 `webId`); undefined for a host nobody knows. */
export function channelOf(link: string): number | undefined {
  if (!URL.canParse(link)) return undefined;
  const host = new URL(link).hostname.replace(/^(?:www|m|vt|vm)\./, '');
  return hosts.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1];
}

const hosts: readonly (readonly [host: string, webId: number])[] = [
  ['tiktok.com', 10],
  ['douyin.com', 7],
  ['kuaishou.com', 8],
  ['bilibili.com', 2],
  ['taptap.cn', 1],
  ['3839.com', 4],
  ['youtube.com', 20],
  ['youtu.be', 20],
  ['instagram.com', 21],
  ...['ph', 'com.my', 'co.th', 'vn', 'sg', 'co.id'].map((end) => [`shopee.${end}`, 30] as const),
  ...['com.ph', 'com.my', 'co.th', 'vn', 'sg', 'co.id'].map((end) => [`lazada.${end}`, 31] as const),
];
