import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { imports } from '../core/imports';
import { id, integer, listOf, noData, oneOf, optionalText, text } from '../core/wire';
import { reference } from '../core/history';

/** What a label can be put on: 1 creator, 2 goods, 3 shop, 4 work, 5 comment (domain/model 2.3.11). */
const objectType = oneOf([1, 2, 3, 4, 5]);

export const labelCategory = z.object({
  id: id(),
  parentId: z.string(),
  typeName: z.string(),
  objectType: integer(),
  labels: z.array(reference),
});

export const labelApi = {
  ...crud({
    path: 'label',
    permission: 'label',
    noun: 'label',
    row: { labelName: z.string(), color: z.string().nullable(), category: reference, objectType: integer(), used: integer() },
    draft: { labelName: text(60), color: optionalText(16).optional(), categoryId: id() },
    filter: { searchValue: optionalText(60).optional(), categoryId: listOf(id(), 50).optional(), objectType: objectType.optional() },
    sort: ['labelName', 'used'],
  }),
  ...imports({ path: 'label', permission: 'label.import', noun: 'labels and their categories' }),
  categories: endpoint({
    method: 'GET',
    path: '/main/label/categories',
    summary: 'Label categories with their labels',
    access: 'session',
    input: z.strictObject({ objectType: objectType.optional() }),
    output: z.array(labelCategory),
  }),
  addCategory: endpoint({
    method: 'POST',
    path: '/main/label/addCategory',
    summary: 'Add a label category, at most four levels deep',
    access: 'label.edit',
    input: z.strictObject({ parentId: id().optional(), typeName: text(60), objectType }),
    output: z.strictObject({ id: id() }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/main/label/merge',
    summary: 'Merge a label into another one',
    access: 'label.merge',
    input: z.strictObject({ id: id(), intoId: id() }),
    output: noData(),
  }),
};
