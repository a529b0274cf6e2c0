import { navyApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { viewerOf } from '../../base/sight';
import { pageOfAccounts } from './accounts';
import { overviewOf } from './overview';

/** Bought or coordinated commenters, as an estimate. */
export const navyModule = ({ database: { db } }: Services) =>
  defineModule({
    api: navyApi,
    handlers: {
      overview: async (query, call) => overviewOf(db, query, await viewerOf(db, call)),
      accounts: async (query, call) => pageOfAccounts(db, query, await viewerOf(db, call)),
    },
  });
