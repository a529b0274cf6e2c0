import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { imports } from '../core/imports';
import { id, integer, listOf, noData, oneOf, optionalText, text } from '../core/wire';
import { reference } from '../core/history';

/** What a label can be put on: 1 creator, 2 goods, 3 shop, 4 work, 5 comment. */
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
  editCategory: endpoint({
    method: 'POST',
    path: '/main/label/editCategory',
    summary: 'Rename a label category, or put it below another one (0 for the top)',
    access: 'label.edit',
    input: z.strictObject({ id: id(), typeName: text(60), parentId: z.union([z.literal('0'), id()]) }),
    output: noData(),
  }),
  orderCategory: endpoint({
    method: 'POST',
    path: '/main/label/orderCategory',
    summary: 'Move a label category one place up or down',
    access: 'label.edit',
    input: z.strictObject({ id: id(), move: z.enum(['up', 'down']) }),
    output: noData(),
  }),
  deleteCategory: endpoint({
    method: 'POST',
    path: '/main/label/deleteCategory',
    summary: 'Delete a label category; its labels go to another one, where those of the same name become one',
    access: 'label.delete',
    input: z.strictObject({ id: id(), intoId: id().optional() }),
    output: noData(),
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
