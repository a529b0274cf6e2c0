import { shopApi, shopAuthApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { together } from '../../../db/together/together';
import { type Actor, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { holds } from '../../../http/requests/caller';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { changesOf, note, updateRow } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { refuseUnknown } from '../../base/dictionary';
import { queueExport } from '../../base/download';
import { historyOf } from '../../base/lifeCycle';
import { certificationPolicy, presentShops, profileValues, shopCrud, shopPdfExport, type ShopRow, shopOfUser } from '../merchant';
import { pageOfPromoters } from '../product';
import { viewerFrom } from '../../base/sight';
import { shops } from '../../../tables/merchants/merchant';
import { allowedEvents } from '../../base/transition';
import { newestRound, openRound, ownShopForUpdate, shopInSight, sightOf } from './find';
import { roundsOf } from './present';
import { passPapers, rejectPapers, revokeCertification } from './review';
import { submitPapers, withdrawPapers } from './submit';
import { mayReadPapers } from './mayReadPapers';

const tools = ({ database: { db } }: Services) => ({
  act: (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller)),
  /** One change in one transaction. */
  once: async <Result>(call: Call, change: (tx: Db, actor: Actor) => Promise<Result>): Promise<Result> => {
    const actor = await actorOf(call, (caller) => dataScopeOf(db, caller));
    return db.transaction((tx) => change(tx, actor));
  },
});

/** Merchants with the review of their papers (domain/life-cycles 3.1). */
export const shopModule = (services: Services) => {
  const {
    database: { db },
    vault,
  } = services;
  const { act, once } = tools(services);
  return defineModule({
    api: shopApi,
    mayReadFile: mayReadPapers,
    exports: [shopCrud(services).source, shopPdfExport(services)],
    handlers: {
      ...shopCrud(services).handlers,
      pdf: async (query, call) => ({ id: await queueExport(services, { source: shopPdfExport(services), query, actor: await act(call) }) }),
      certifications: async ({ id }, call) => {
        const actor = await act(call);
        const shop = await shopInSight(db, id, actor);
        if (actor.scope.all && holds(actor.caller, 'shop.audit') && !actor.caller.view) await openRound(db, id, actor.caller.userId);
        return roundsOf(db, id, sightOf(shop, actor), vault);
      },
      creators: async ({ id, ...query }, call) => {
        const actor = await act(call);
        await shopInSight(db, id, actor);
        return pageOfPromoters(db, { shopId: id }, query, await viewerFrom(db, actor));
      },
      history: async ({ id }, call) => {
        const actor = await act(call);
        const shop = await shopInSight(db, id, actor);
        // What a merchant did is for the merchant and for administrators.
        if (!actor.scope.all && shop.userId !== actor.caller.userId) return [];
        return historyOf(db, { objects: new Map([[`shop:${id}`, null]]), language: call.language });
      },
      pass: async (verdict, call) => {
        await once(call, (tx, actor) => passPapers(tx, services, verdict, actor));
        return null;
      },
      reject: async (verdict, call) => {
        await once(call, (tx, actor) => rejectPapers(tx, services, verdict, actor));
        return null;
      },
      revoke: async (wish, call) => {
        await once(call, (tx, actor) => revokeCertification(tx, services, wish, actor));
        return null;
      },
    },
  });
};

/** The merchant's own profile and papers. */
export const shopAuthModule = (services: Services) => {
  const {
    database: { db },
    vault,
  } = services;
  const { act, once } = tools(services);
  return defineModule({
    api: shopAuthApi,
    handlers: {
      mine: async (_input, call) => {
        const actor = await act(call);
        const shop = await ownShop(db, actor);
        const [[shown], rounds, can] = await together(db, (at) =>
          Promise.all([presentShops(at, [shop], actor), roundsOf(at, shop.id, 'own', vault), ownActions(at, shop, actor)]),
        );
        if (!shown) throw new Error('The own merchant is not shown.');
        return { shop: shown, rounds, can };
      },
      saveProfile: async ({ version, ...draft }, call) => {
        await once(call, async (tx, actor) => {
          const before = await ownShopForUpdate(tx, actor.caller.userId);
          if (before.version !== version) throw new Refusal('versionConflict');
          await refuseUnknown(tx, { dictionary: 'productCategory', field: 'productCategory', codes: draft.productCategory });
          const after = await updateRow(tx, {
            table: shops,
            id: before.id,
            version,
            set: profileValues(draft),
            userId: actor.caller.userId,
          });
          await note(tx, { actor, action: 'shop.edit', object: `shop:${before.id}`, detail: changesOf(before, after) });
        });
        return null;
      },
      submit: async (papers, call) => ({ id: await once(call, (tx, actor) => submitPapers(tx, services, papers, actor)) }),
      withdraw: async (_input, call) => {
        await once(call, withdrawPapers);
        return null;
      },
    },
  });
};

async function ownShop(db: Db, { caller: { userId } }: Actor): Promise<ShopRow> {
  const shop = await shopOfUser(db, userId);
  if (!shop) throw new Refusal('notFound');
  return shop;
}

/** What the merchant can do with the own papers now. */
async function ownActions(db: Db, shop: ShopRow, actor: Actor): Promise<string[]> {
  const allowed = allowedEvents(certificationPolicy, { shop, papers: await newestRound(db, shop.id) }, actor);
  return [
    ...(holds(actor.caller, 'shopAuth.submit') ? ['saveProfile'] : []),
    ...(allowed.includes('submit') || allowed.includes('change') ? ['submit'] : []),
    ...(allowed.includes('withdraw') ? ['withdraw'] : []),
  ];
}
