import { settleStatementApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { settlementBatches } from '../../../tables/money/settlement';
import { rowOrRefuse } from '../../base/crud';
import { queueExport } from '../../base/download';
import { type Viewer, viewerOf } from '../../base/sight';
import { adjust } from './acts/adjust';
import { acknowledge, dispute, resolve } from './acts/dispute';
import { statementDocument } from './lists/statementDocument';
import { statementHistory } from './lists/statementHistory';
import { linePage, requireInSight, statementPage } from './lists/statements';
import { statementDetail } from './lists/summaries';
import { statementWorkbook } from './lists/workbook/statementWorkbook';
import { mayReadProof } from './mayReadProof';
import { batchesInSight } from './sight';
import { tellOfAdjustment, tellOfAnswer, tellOfDispute } from './statementNotices';

/** Statements: finance corrects them until they are confirmed, beneficiaries read and dispute their own. */
export const settleStatementModule = (services: Services) => {
  const { db } = services.database;
  const act =
    <Input>(run: (tx: Db, input: Input, viewer: Viewer) => Promise<unknown>) =>
    async (input: Input, call: Call): Promise<null> => {
      const viewer = await viewerOf(db, call);
      await db.transaction((tx) => run(tx, input, viewer));
      return null;
    };
  return defineModule({
    api: settleStatementApi,
    mayReadFile: mayReadProof,
    exports: [statementWorkbook(services)],
    handlers: {
      page: async (query, call) => statementPage(db, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => statementDetail(db, id, await viewerOf(db, call)),
      lines: async (query, call) => linePage(db, query, await viewerOf(db, call)),
      document: async ({ id }, call) => statementDocument(db, id, await viewerOf(db, call)),
      history: async ({ id }, call) => statementHistory(db, id, await viewerOf(db, call)),
      workbook: async (query, call) => {
        const viewer = await viewerOf(db, call);
        if ('id' in query) await requireInSight(db, query.id, viewer);
        else await rowOrRefuse(db, { table: settlementBatches, id: query.batchId, notFound: 'notFound', within: batchesInSight(viewer) });
        return { id: await queueExport(services, { source: statementWorkbook(services), query, actor: viewer }) };
      },
      adjust: act(async (tx, input: Parameters<typeof adjust>[1], viewer) => {
        const adjusted = await adjust(tx, input, viewer);
        await tellOfAdjustment(tx, services, { ...adjusted, text: input.reason, publicUser: viewer.caller.userId });
      }),
      dispute: act(async (tx, input: { id: string; lineId?: string | undefined; text: string }, viewer) => {
        const said = await dispute(tx, { ...input, viewer });
        await tellOfDispute(tx, services, { ...said, publicUser: viewer.caller.userId });
      }),
      resolve: act(async (tx, input: { id: string; text: string }, viewer) => {
        const said = await resolve(tx, { ...input, viewer });
        await tellOfAnswer(tx, services, { ...said, publicUser: viewer.caller.userId });
      }),
      acknowledge: act((tx, { id }: { id: string }, viewer) => acknowledge(tx, { id, viewer })),
    },
  });
};
