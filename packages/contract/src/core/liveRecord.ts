import * as z from 'zod';

/** Most records and lists that the pages of one socket show at a time. */
export const mostWatched = 20;

/** What a page says on the websocket: the records on screen, `workOrder:7`, and the lists, by the path of their call, instead of those it named before. */
export const watchMessage = z.strictObject({
  type: z.literal('watch'),
  objects: z.array(z.string().regex(/^(?:[a-zA-Z]{1,40}:[1-9]\d{0,18}|\/main(?:\/[a-zA-Z]{1,40}){2,3})$/)).max(mostWatched),
});

/** A record by kind and id, as the audit trail names it. */
export const recordName = (kind: string, id: string): string => `${kind}:${id}`;

/** The kind of record that a call reads whole, from its path: `/main/workOrder/detail` → `workOrder`. */
export const kindOfDetail = (path: string): string | undefined => /^\/main\/([a-zA-Z]+)\/detail$/.exec(path)?.[1];

/** The kind of record that a call lists, from its path: `/main/workOrder/hall` → `workOrder`; undefined for what is no path. */
export const kindOfList = (path: string): string | undefined => /^\/main\/([a-zA-Z]+)\//.exec(path)?.[1];
