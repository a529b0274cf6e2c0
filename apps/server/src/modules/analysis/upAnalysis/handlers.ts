import { upAnalysisApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { viewerOf } from '../../base/sight';
import { pageOfUpWorks } from './lists/works';
import { upToAnalyse } from './look';
import { profileOf } from './profile';
import { comparisonOf, summaryOf } from './summary';

/** Creator analysis (domain/metrics 5.2 to 5.4). */
export const upAnalysisModule = (services: Services) => {
  const { db } = services.database;
  return defineModule({
    api: upAnalysisApi,
    handlers: {
      summary: async (asked, call) => summaryOf(db, asked, await viewerOf(db, call)),
      works: async (query, call) => pageOfUpWorks(db, query, await viewerOf(db, call)),
      profile: async ({ upId }, call) => profileOf(db, await upToAnalyse(db, upId, await viewerOf(db, call))),
      compare: async (asked, call) => comparisonOf(db, asked, await viewerOf(db, call)),
    },
  });
};
