import { bookApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { dataScopeOf } from '../../base/dataScope';
import { postingPage } from './postingPage';
import { trialBalance } from './trialBalance';

/** The books, for those who see every country. */
export const bookModule = ({ database: { db } }: Services) => {
  const requireAll = async (call: Call) => {
    const { scope } = await actorOf(call, (caller) => dataScopeOf(db, caller));
    if (!scope.all) throw new Refusal('noDataPermission');
  };
  return defineModule({
    api: bookApi,
    handlers: {
      trialBalance: async (query, call) => {
        await requireAll(call);
        return trialBalance(db, query);
      },
      page: async (query, call) => {
        await requireAll(call);
        return postingPage(db, query);
      },
    },
  });
};
