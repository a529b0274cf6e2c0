import { paymentApi } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { settlementBatches } from '../../../tables/money/settlement';
import { note } from '../../base/crud';
import { queueExport } from '../../base/download';
import { type Viewer, viewerOf } from '../../base/sight';
import { pay } from './acts/pay';
import { payBatch } from './acts/payBatch';
import { takeReport } from './acts/report';
import { reverse } from './acts/reverse';
import { markBatchPaid, markFailed, markPaid } from './acts/settlePayment';
import { bankFile } from './bankFile';
import { paymentExport } from './lists/export';
import { paymentHistory } from './lists/history';
import { pageOfPayments, paymentInSight } from './lists/pageOfPayments';
import { mayReadVoucher } from './mayReadVoucher';

/** Payments of confirmed statements: begun, arrived or failed, and taken back by two (domain/life-cycles 3.9). */
export const paymentModule = (services: Services) => {
  const { db } = services.database;
  const act =
    <Input, Output>(run: (tx: Db, input: Input, viewer: Viewer) => Promise<Output>) =>
    async (input: Input, call: Call): Promise<Output> => {
      const viewer = await viewerOf(db, call);
      return db.transaction((tx) => run(tx, input, viewer));
    };
  return defineModule({
    api: paymentApi,
    mayReadFile: mayReadVoucher,
    exports: [paymentExport(services)],
    handlers: {
      page: async (query, call) => pageOfPayments(db, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => paymentInSight(db, id, await viewerOf(db, call)),
      history: async ({ id }, call) => paymentHistory(db, id, await viewerOf(db, call)),
      export: async (query, call) => ({
        id: await queueExport(services, { source: paymentExport(services), query, actor: await viewerOf(db, call) }),
      }),
      pay: act(pay),
      payBatch: async (input, call) => payBatch(db, input, await viewerOf(db, call)),
      markPaid: act(async (tx, input: Parameters<typeof markPaid>[2], viewer) => {
        await markPaid(tx, services, input, viewer);
        return null;
      }),
      markBatchPaid: async (input, call) => ({ paid: await markBatchPaid(db, services, input, await viewerOf(db, call)) }),
      markFailed: act(async (tx, input: Parameters<typeof markFailed>[2], viewer) => {
        await markFailed(tx, services, input, viewer);
        return null;
      }),
      reverse: act(async (tx, input: Parameters<typeof reverse>[2], viewer) => ({
        isReversed: await reverse(tx, services, input, viewer),
      })),
      callback: async (report) => {
        await db.transaction((tx) => takeReport(tx, services, report));
        return null;
      },
      bankFile: async ({ batchId }, call) => {
        const viewer = await viewerOf(db, call);
        if (viewer.persona !== 'all') throw new Refusal('notFound');
        const [batch] = await db
          .select()
          .from(settlementBatches)
          .where(and(eq(settlementBatches.id, batchId)));
        if (!batch) throw new Refusal('notFound');
        const { text, count } = await bankFile(db, { batchId, vault: services.vault, language: viewer.language });
        await note(db, { actor: viewer, action: 'payment.bankFile', object: `settle:${batchId}`, detail: { count } });
        return { body: Buffer.from(text), mime: 'text/csv; charset=utf-8', fileName: `${batch.batchNo}-bank.csv` };
      },
    },
  });
};
