import * as z from 'zod';
import { crud, wholeList } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { statusRefusals } from '../core/statusRefusals';
import { id, integer, namedShape, noData, optionalText, text, whole } from '../core/wire';
import { namedDraft } from './sysApp';

const status = z.strictObject({ id: id(), status: z.union([z.literal(0), z.literal(1)]) });
const sort = whole(1, 1000).default(100);

const type = {
  path: 'sysDictType',
  permission: 'sysDictType' as const,
  noun: 'dictionary type',
  row: {
    ...namedShape,
    code: z.string(),
    sort: integer(),
    remark: z.string().nullable(),
    status: integer(),
    valueCount: integer(),
    untranslated: integer(),
  },
  draft: { ...namedDraft(100), code: text(64), sort, remark: optionalText(500).optional() },
  filter: { name: optionalText(100).optional(), code: optionalText(64).optional(), untranslated: z.stringbool().optional() },
  sort: ['sort', 'name', 'code'] as const,
};

/** Dictionary types (system-pages 1.7.4). */
export const sysDictTypeApi = {
  ...crud(type),
  list: wholeList(type),
  changeStatus: endpoint({
    method: 'POST',
    path: '/main/sysDictType/changeStatus',
    summary: 'Enable or disable a dictionary type',
    access: 'sysDictType.edit',
    input: status,
    refusals: statusRefusals,
    output: noData(),
  }),
};

const value = {
  path: 'sysDictData',
  permission: 'sysDictType' as const,
  noun: 'dictionary value',
  row: {
    ...namedShape,
    typeId: id(),
    code: z.string(),
    parentCode: z.string().nullable(),
    sort: integer(),
    remark: z.string().nullable(),
    status: integer(),
  },
  draft: { typeId: id(), ...namedDraft(100), code: text(64), parentCode: text(64).optional(), sort, remark: optionalText(500).optional() },
  filter: { typeId: id(), name: optionalText(100).optional(), code: optionalText(64).optional(), untranslated: z.stringbool().optional() },
  sort: ['sort', 'name', 'code'] as const,
};

/** Dictionary values (system-pages 1.7.4). */
export const sysDictDataApi = {
  ...crud(value),
  list: wholeList(value),
  changeStatus: endpoint({
    method: 'POST',
    path: '/main/sysDictData/changeStatus',
    summary: 'Enable or disable a dictionary value',
    access: 'sysDictType.edit',
    input: status,
    refusals: statusRefusals,
    output: noData(),
  }),
};
