import * as z from 'zod';
import { endpoint } from '../endpoint';
import { text } from '../wire';

/** A figure of the home page, computed from rows. `label` is a key the console words. */
export const homeTile = z.object({ key: z.string(), value: z.number(), of: z.number().nullable(), link: z.string().nullable() });
export type HomeTile = z.infer<typeof homeTile>;

/** Something that waits for this person, newest first. */
export const homeItem = z.object({ key: z.string(), title: z.string(), time: z.string(), link: z.string().nullable() });

export const homeApi = {
  summary: endpoint({ method: 'GET', path: '/main/home/summary', summary: 'Figures and waiting items of this person for one application', access: 'session', input: z.strictObject({ application: text(64) }), output: z.object({ tiles: z.array(homeTile), items: z.array(homeItem), dataTime: z.string() }) }),
};
