import { sysAppApi } from '@backlot/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { actorOf } from '../../../http/requests/actor';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { enabledApps } from '../../base/app';
import { apps } from '../../../tables/base/app';
import { lockArea, note, rowForUpdate, updateRow } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { appCrud } from './crud';

export const sysAppModule = (services: Services) => {
  const { db } = services.database;
  const { handlers, source } = appCrud(services);
  return defineModule({
    api: sysAppApi,
    exports: [source],
    handlers: {
      ...handlers,
      list: () => enabledApps(db),
      setAsDefault: async ({ id }, call) => {
        const actor = await actorOf(call, (caller) => dataScopeOf(db, caller));
        await db.transaction(async (tx) => {
          await lockArea(tx, 'sysApp');
          const app = await rowForUpdate(tx, { table: apps, id, notFound: 'appNotFound', within: undefined });
          if (app.status !== 0) throw new Refusal('appNotFound');
          await tx
            .update(apps)
            .set({ active: false, version: sql`${apps.version} + 1` })
            .where(and(eq(apps.active, true), ne(apps.id, id)));
          await updateRow(tx, { table: apps, id, set: { active: true }, userId: actor.caller.userId });
          await note(tx, { actor, action: 'sysApp.setAsDefault', object: `sysApp:${id}`, detail: { code: app.code } });
        });
        return null;
      },
    },
  });
};
