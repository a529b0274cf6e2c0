import { goodsApi } from '@backlot/contract';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { inBatch } from '../../../http/requests/inBatch';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { dataScopeOf } from '../../base/dataScope';
import { importHandlers } from '../../base/imports';
import { historyOf } from '../../base/lifeCycle';
import { namedFor, viewerFrom } from '../../base/sight';
import { upInSight } from '../../creators/creator';
import { addGoods, bindUp, goodsInSight, putOnSale } from './change';
import { answersFor, goodsCrud } from './crud';
import { goodsImport } from './importGoods';
import { mayReadGoodsImage } from './mayReadGoodsImage';
import { pageOfPromoters } from './promoters';

/** Products (domain/model 2.3.3). */
export const goodsModule = (services: Services) => {
  const { db } = services.database;
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const sell = async ({ ids }: { ids: string[] }, call: Call, event: 'onSale' | 'offSale') => {
    const actor = await act(call);
    return inBatch({ ids, language: call.language, act: (id) => db.transaction((tx) => putOnSale(tx, id, event, actor)) });
  };
  const { handlers, source } = goodsCrud(services);
  return defineModule({
    api: goodsApi,
    mayReadFile: mayReadGoodsImage,
    imports: [goodsImport],
    exports: [source],
    handlers: {
      ...handlers,
      ...importHandlers(services, goodsImport),
      add: async (draft, call) => {
        const actor = await act(call);
        return { id: await db.transaction((tx) => addGoods(tx, draft, actor)) };
      },
      onSale: (wish, call) => sell(wish, call, 'onSale'),
      offSale: (wish, call) => sell(wish, call, 'offSale'),
      bindUp: async (wish, call) => {
        const actor = await act(call);
        await upInSight(db, wish.upId, await viewerFrom(db, actor));
        await db.transaction((tx) => bindUp(tx, wish, actor));
        return null;
      },
      creators: async ({ id, ...query }, call) => {
        const actor = await act(call);
        await goodsInSight(db, id, actor);
        return pageOfPromoters(db, { goodsId: id }, query, await viewerFrom(db, actor));
      },
      history: async ({ id }, call) => {
        const actor = await act(call);
        const { shopId } = await goodsInSight(db, id, actor);
        // What a merchant changed is for the merchant and for administrators.
        if (!(await answersFor(db, shopId, actor))) return [];
        return historyOf(db, {
          objects: new Map([[`goods:${id}`, null]]),
          language: call.language,
          isNamed: namedFor(await viewerFrom(db, actor)),
        });
      },
    },
  });
};
