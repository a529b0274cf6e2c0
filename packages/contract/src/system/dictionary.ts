import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { integer, namedShape, nothing, text } from '../core/wire';

/** One value of a dictionary type; trees such as categories nest further. */
export interface DictEntry {
  id?: string | undefined;
  /** The value above it, or the type. */
  pid?: string | undefined;
  code: string;
  name: string;
  enName: string | null;
  vnName: string | null;
  /** 0 normal, 1 disabled: named but not offered. Absent means normal. */
  status?: number | undefined;
  children?: DictEntry[] | undefined;
}

export const dictEntry: z.ZodType<DictEntry> = z.lazy(() =>
  z.object({
    id: z.string().optional(),
    pid: z.string().optional(),
    code: z.string(),
    ...namedShape,
    status: integer().optional(),
    children: z.array(dictEntry).optional(),
  }),
);

/** A dictionary type with its values. */
export const dictType = z.object({ id: z.string(), pid: z.string(), code: z.string(), ...namedShape, children: z.array(dictEntry) });
export type DictType = z.infer<typeof dictType>;

export const dictionaryApi = {
  tree: endpoint({
    method: 'GET',
    path: '/main/sysDictType/tree',
    summary: 'Every enabled dictionary type with its values; disabled values carry status 1',
    access: 'session',
    input: nothing(),
    output: z.array(dictType),
  }),
  dropDown: endpoint({
    method: 'GET',
    path: '/main/sysDictType/dropDown',
    summary: 'The enabled values of one dictionary type, named in the language of the request',
    access: 'session',
    input: z.strictObject({ code: text(64) }),
    output: z.array(z.object({ code: z.string(), value: z.string() })),
  }),
};
