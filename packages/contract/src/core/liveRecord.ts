import * as z from 'zod';

/** Most records that the pages of one socket show at a time. */
export const mostWatched = 20;

/** What a page says on the websocket: the records on screen, `workOrder:7`, instead of those it named before. */
export const watchMessage = z.strictObject({
  type: z.literal('watch'),
  objects: z.array(z.string().regex(/^[a-zA-Z]{1,40}:[1-9]\d{0,18}$/)).max(mostWatched),
});

/** A record by kind and id, as the audit trail names it. */
export const recordName = (kind: string, id: string): string => `${kind}:${id}`;

/** The kind of record that a call reads whole, from its path: `/main/workOrder/detail` → `workOrder`. */
export const kindOfDetail = (path: string): string | undefined => /^\/main\/([a-zA-Z]+)\/detail$/.exec(path)?.[1];
