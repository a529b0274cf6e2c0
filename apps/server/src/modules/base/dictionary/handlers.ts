import { dictionaryApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { nameIn } from '../../../http/requests/nameIn';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { presentTree } from './present';
import { enabledTypes, enabledValuesOf, keptValues } from './store';

export const dictionaryModule = ({ database: { db } }: Services) =>
  defineModule({
    api: dictionaryApi,
    handlers: {
      tree: async () => presentTree(await enabledTypes(db), await keptValues(db)),
      dropDown: async ({ code }, { language }) => {
        const values = await enabledValuesOf(db, code);
        if (!values) throw new Refusal('dictTypeNotFound');
        return values.map((value) => ({ code: value.code, value: nameIn(language, value) }));
      },
    },
  });
