import { ruleTrialApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { viewerOf } from '../../base/sight';
import { calculate } from './calculate';

/** Rules tried on months that have ended, for those who see all of their money. */
export const ruleTrialModule = ({ database: { db } }: Services) =>
  defineModule({
    api: ruleTrialApi,
    handlers: {
      calculate: async (draft, call) => {
        const { persona } = await viewerOf(db, call);
        if (persona !== 'all') throw new Refusal('noDataPermission');
        return calculate(db, draft);
      },
    },
  });
