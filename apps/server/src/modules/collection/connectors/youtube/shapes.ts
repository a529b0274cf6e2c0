import * as z from 'zod';

/** Counts arrive as text; one too large to be held exactly is refused. */
const count = z.string().regex(/^\d+$/).transform(Number).pipe(z.int());
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const page = { nextPageToken: z.string().optional() };

/** `items` is absent where nothing was found; the number of subscribers where it is hidden. */
export const channelsShape = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        snippet: z.object({ title: z.string(), customUrl: z.string().optional() }),
        statistics: z.object({ subscriberCount: count.optional(), videoCount: count.optional() }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
      }),
    )
    .default([]),
});

export const uploadsShape = z.object({ ...page, items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })) });

const video = z.object({
  id: z.string().min(1),
  snippet: z.object({ title: z.string(), description: z.string(), publishedAt: moment }),
  contentDetails: z.object({ duration: z.string() }),
  statistics: z.object({ viewCount: count.optional(), likeCount: count.optional(), commentCount: count.optional() }),
});
export type Video = z.infer<typeof video>;
export const videosShape = z.object({ items: z.array(video) });

export const threadsShape = z.object({
  ...page,
  items: z.array(
    z.object({
      id: z.string().min(1),
      snippet: z.object({
        totalReplyCount: z.int(),
        topLevelComment: z.object({
          snippet: z.object({
            textDisplay: z.string(),
            authorDisplayName: z.string(),
            authorChannelId: z.object({ value: z.string() }).optional(),
            likeCount: z.int(),
            publishedAt: moment,
          }),
        }),
      }),
    }),
  ),
});
export type Thread = z.infer<typeof threadsShape>['items'][number];

export const refusalShape = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) });
