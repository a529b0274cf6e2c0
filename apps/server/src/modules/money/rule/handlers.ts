import { ruleApi } from '@backlot/contract';
import { and, desc, ne } from 'drizzle-orm';
import { Refusal } from '../../../http/answers/refusal';
import { defineModule } from '../../../http/module';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { rules } from '../../../tables/money/rule';
import { rowOrRefuse } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { historyOf } from '../../base/lifeCycle';
import { conflictOfDraft } from './conflict';
import { coverable } from './coverable';
import { ruleCrud } from './crud';
import { copy, disable, enable, ofFamily } from './life';
import { presentRules } from './present';
import { countOpenPreviews } from './previews/openPreviews';
import { within } from './sight';

export const ruleModule = (services: Services) => {
  const { db } = services.database;
  const actor = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const inSight = async (id: string, call: Call) => {
    const viewer = await actor(call);
    return { viewer, rule: await rowOrRefuse(db, { table: rules, id, notFound: 'notFound', within: within(viewer) }) };
  };
  const { handlers, source } = ruleCrud(services);
  return defineModule({
    api: ruleApi,
    exports: [source],
    handlers: {
      ...handlers,
      coverable: async (query, call) => coverable(db, query, call.language),
      conflict: async (draft, call) => {
        const viewer = await actor(call);
        if (!viewer.scope.all) throw new Refusal('noDataPermission');
        return conflictOfDraft(db, draft);
      },
      versions: async ({ id }, call) => {
        const { viewer, rule } = await inSight(id, call);
        const found = await db
          .select()
          .from(rules)
          .where(and(ofFamily(rule.originId ?? rule.id), ne(rules.status, 2), within(viewer)))
          .orderBy(desc(rules.ruleVersion));
        return presentRules(db, found, viewer);
      },
      openPreviews: async ({ id }, call) => ({ count: await countOpenPreviews(db, (await inSight(id, call)).rule) }),
      enable: async ({ id }, call) => {
        const viewer = await actor(call);
        await db.transaction((tx) => enable(tx, { id, viewer, services }));
        return null;
      },
      disable: async ({ id }, call) => {
        const viewer = await actor(call);
        await db.transaction((tx) => disable(tx, { id, viewer, services }));
        return null;
      },
      copy: async ({ id }, call) => {
        const viewer = await actor(call);
        return db.transaction(async (tx) => ({ id: await copy(tx, { id, viewer }) }));
      },
      history: async ({ id }, call) => {
        const { viewer } = await inSight(id, call);
        return historyOf(db, { objects: new Map([[`rule:${id}`, null]]), language: viewer.language, isNamed: () => true });
      },
    },
  });
};
