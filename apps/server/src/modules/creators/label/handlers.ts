import { labelApi } from '@backlot/contract';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { dataScopeOf } from '../../base/dataScope';
import { importHandlers } from '../../base/imports';
import { addCategory, categoriesWithLabels } from './categories';
import { deleteCategory, editCategory, orderCategory } from './categoryActs';
import { labelCrud } from './crud';
import { labelImport } from './importLabels';
import { mergeLabel } from './merge';

export const labelModule = (services: Services) => {
  const { db } = services.database;
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const { handlers, source } = labelCrud(services);
  return defineModule({
    api: labelApi,
    imports: [labelImport],
    exports: [source],
    handlers: {
      ...handlers,
      ...importHandlers(services, labelImport),
      categories: ({ objectType }) => categoriesWithLabels(db, objectType),
      addCategory: async (wish, call) => {
        const actor = await act(call);
        return { id: await db.transaction((tx) => addCategory(tx, wish, actor)) };
      },
      editCategory: async (wish, call) => {
        const actor = await act(call);
        await db.transaction((tx) => editCategory(tx, wish, actor));
        return null;
      },
      orderCategory: async (wish, call) => {
        const actor = await act(call);
        await db.transaction((tx) => orderCategory(tx, wish, actor));
        return null;
      },
      deleteCategory: async (wish, call) => {
        const actor = await act(call);
        await db.transaction((tx) => deleteCategory(tx, wish, actor));
        return null;
      },
      merge: async (wish, call) => {
        const actor = await act(call);
        await db.transaction((tx) => mergeLabel(tx, wish, actor));
        return null;
      },
    },
  });
};
