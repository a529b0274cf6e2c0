import { bdCommissionApi, upCommissionApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { viewerOf } from '../../base/sight';
import { commissionExport } from './export';
import { type CommissionQuery, commissionPage } from './rows';
import type { SideName } from './side';

const handlersOf = (side: SideName, services: Services) => ({
  page: async (query: CommissionQuery, call: Call) =>
    commissionPage(services.database.db, side, query, await viewerOf(services.database.db, call)),
  export: async (query: Record<string, unknown>, call: Call) => ({
    id: await queueExport(services, { source: commissionExport(side)(services), query, actor: await viewerOf(services.database.db, call) }),
  }),
});

/** BD commission: what BDs have earned, and what they will have by the sales so far. */
export const bdCommissionModule = (services: Services) =>
  defineModule({ api: bdCommissionApi, exports: [commissionExport('bd')(services)], handlers: handlersOf('bd', services) });

/** Creator commission, likewise. */
export const upCommissionModule = (services: Services) =>
  defineModule({ api: upCommissionApi, exports: [commissionExport('up')(services)], handlers: handlersOf('up', services) });
