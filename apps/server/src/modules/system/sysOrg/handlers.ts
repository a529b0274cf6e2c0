import { sysOrgApi } from '@backlot/contract';
import { orgsAbove } from '@backlot/permissions';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { dataScopeOf, keptOrgs } from '../../base/dataScope';
import { exportNow } from '../../base/download';
import { orgCrud } from './crud';

export const sysOrgModule = (services: Services) => {
  const { db } = services.database;
  const { handlers, list, source } = orgCrud(services);
  return defineModule({
    api: sysOrgApi,
    exports: [source],
    handlers: {
      ...handlers,
      exportFile: exportNow(services, source),
      list,
      tree: async (_input, { caller }) => {
        const { orgIds } = await dataScopeOf(db, caller);
        const tree = await keptOrgs(db);
        const [own, above] = [new Set(orgIds), new Set(orgsAbove(tree, orgIds))];
        return tree
          .filter(({ id }) => own.has(id) || above.has(id))
          .map(({ id, pid, name, enName, vnName, sort }) => ({
            id,
            parentId: pid,
            title: name,
            enName,
            vnName,
            value: id,
            weight: sort,
            context: !own.has(id),
          }));
      },
    },
  });
};
