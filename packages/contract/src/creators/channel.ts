/** Channels by `webId`. */
export const channelIds = [1, 2, 4, 7, 8, 9, 10, 20, 21, 30, 31] as const;
