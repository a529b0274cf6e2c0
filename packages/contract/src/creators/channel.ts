/** Channels by `webId` (spec section 3, domain/model 2.2). */
export const channelIds = [1, 2, 4, 7, 8, 9, 10, 20, 21, 30, 31] as const;
