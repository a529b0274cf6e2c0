import { sysPosApi } from '@backlot/contract';
import { asc, eq } from 'drizzle-orm';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { exportNow } from '../../base/download';
import { positionCrud } from './crud';
import { positions } from '../../../tables/system/sysPos';

export const sysPosModule = (services: Services) => {
  const { handlers, source } = positionCrud(services);
  return defineModule({
    api: sysPosApi,
    exports: [source],
    handlers: {
      ...handlers,
      exportFile: exportNow(services, source),
      list: () =>
        services.database.db
          .select({ id: positions.id, name: positions.name, enName: positions.enName, vnName: positions.vnName })
          .from(positions)
          .where(eq(positions.status, 0))
          .orderBy(asc(positions.sort), asc(positions.id)),
    },
  });
};
