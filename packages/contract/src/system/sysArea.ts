import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { integer, namedShape, optionalText } from '../core/wire';

/** Administrative areas of the six countries, one level at a time. */
export const sysAreaApi = {
  list: endpoint({
    method: 'GET',
    path: '/main/sysArea/list',
    summary: 'The areas below a parent; the countries when none is named',
    access: 'sysArea.query',
    input: z.strictObject({ parentCode: optionalText(32).optional() }),
    output: z.array(
      z.object({
        /** The code: nothing else names an area. */ id: z.string(),
        areaCode: z.string(),
        parentCode: z.string(),
        levelCode: integer(),
        ...namedShape,
        shortName: z.string(),
        pinyin: z.string(),
        mergerName: z.string(),
        zipCode: z.string().nullable(),
        cityCode: z.string().nullable(),
        lng: z.string().nullable(),
        lat: z.string().nullable(),
        hasChildren: z.boolean(),
      }),
    ),
  }),
};
