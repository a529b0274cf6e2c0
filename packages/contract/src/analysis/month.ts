import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { integer, nothing } from '../core/wire';

/** What somebody brought about this month: creators of orders, or own reviews. */
const figureKeys = ['submitted', 'approved', 'published', 'fulfilled', 'reviewedUps', 'reviewedLinks', 'handedOut'] as const;
const monthFigure = z.object({ key: z.enum(figureKeys), value: integer() });
export type MonthFigure = z.infer<typeof monthFigure>;

/** Apart from the home page, which loads before everything else. */
export const monthApi = {
  own: endpoint({
    method: 'GET',
    path: '/main/home/month',
    summary: 'What this person, their team or their shop brought about since the first of the month',
    access: 'session',
    input: nothing(),
    output: z.array(monthFigure),
  }),
};
