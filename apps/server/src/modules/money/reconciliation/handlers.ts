import { reconciliationApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { viewerOf } from '../../base/sight';
import { reconciliationPage } from './reconciliationPage';

/** Reconciliation, for those who see every country. */
export const reconciliationModule = ({ database: { db } }: Services) =>
  defineModule({
    api: reconciliationApi,
    handlers: {
      page: async (query, call) => {
        const { scope } = await viewerOf(db, call);
        if (!scope.all) throw new Refusal('noDataPermission');
        return reconciliationPage(db, query);
      },
    },
  });
