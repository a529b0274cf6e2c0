import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { integer, nothing, text } from '../core/wire';

/** A figure of the home page, computed from rows, with the money that belongs to it by currency. `key` is one the console words. */
export const homeTile = z.object({
  key: z.string(),
  value: z.number(),
  of: z.number().nullable(),
  amounts: z.array(z.object({ currency: z.string(), amount: z.string() })),
  link: z.string().nullable(),
});
export type HomeTile = z.infer<typeof homeTile>;

/** Work that waits for this person: how many rows the list behind the link has, and since when the oldest waits. `key` is one the console words. */
export const homeTask = z.object({ key: z.string(), count: integer().positive(), since: z.string().nullable(), link: z.string() });
export type HomeTask = z.infer<typeof homeTask>;

/** News for this person, newest first. */
export const homeItem = z.object({ key: z.string(), title: z.string(), time: z.string(), link: z.string().nullable() });

export const homeApi = {
  summary: endpoint({
    method: 'GET',
    path: '/main/home/summary',
    summary: 'Figures, waiting work and news of this person for one application',
    access: 'session',
    input: z.strictObject({ application: text(64) }),
    output: z.object({
      tiles: z.array(homeTile),
      /** Null for people whose role has no work to wait for here. */ tasks: z.array(homeTask).nullable(),
      items: z.array(homeItem),
      dataTime: z.string(),
    }),
  }),
  menuCounts: endpoint({
    method: 'GET',
    path: '/main/home/menuCounts',
    summary: 'How much waits for this person behind each entry of the menu, by menu code; counted up to 100, entries with nothing left out',
    access: 'session',
    input: nothing(),
    output: z.record(z.string(), integer().positive()),
  }),
};
