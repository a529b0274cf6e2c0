/** Channels and drives whose player may stand in the page, each by the address of the player. */
const players: readonly { origin: string; link: RegExp; player: (id: string) => string }[] = [
  {
    origin: 'https://www.tiktok.com',
    link: /^https:\/\/(?:www\.|m\.)?tiktok\.com\/@[\w.-]+\/video\/(\d+)/i,
    player: (id) => `/player/v1/${id}?rel=0`,
  },
  {
    origin: 'https://www.youtube-nocookie.com',
    link: /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i,
    player: (id) => `/embed/${id}?rel=0`,
  },
  {
    origin: 'https://drive.google.com',
    link: /^https:\/\/drive\.google\.com\/file\/d\/([\w-]+)/i,
    player: (id) => `/file/d/${id}/preview`,
  },
];

/** Whom the page's policy lets into a frame to show a video. */
export const playerOrigins: readonly string[] = players.map(({ origin }) => origin);

/** The player of a video, where its channel allows one in other pages: who is asked and at which address. */
export function playerOf(link: string): { host: string; address: string } | undefined {
  for (const { origin, link: pattern, player } of players) {
    const id = pattern.exec(link)?.[1];
    if (id) return { host: new URL(origin).hostname, address: `${origin}${player(id)}` };
  }
  return undefined;
}
