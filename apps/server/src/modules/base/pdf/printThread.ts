import { parentPort, workerData } from 'node:worker_threads';
import { lookUpIn, MerchantPage, WorkOrderPage } from '@backlot/pdf-export/document';
import { loadFontsFromDisk, merchantDocument, renderBatch, workOrderDocument } from '@backlot/pdf-export/node';
import type { PrintAnswer, PrintOrder } from './PrintOrder';

/** Prints one order and ends: a thread of its own keeps the server answering meanwhile. */
async function print(order: PrintOrder): Promise<PrintAnswer> {
  try {
    await loadFontsFromDisk(new URL('.', import.meta.resolve('@backlot/pdf-export/fonts/backlot-sans.ttf')));
    const common = {
      form: order.form,
      locale: order.language,
      lookUp: lookUpIn(order.names),
      onProgress: (done: number) => answer({ done }),
    };
    const { bytes } =
      order.kind === 'merchant'
        ? await renderBatch({ ...common, document: merchantDocument, Page: MerchantPage, items: order.items })
        : await renderBatch({ ...common, document: workOrderDocument, Page: WorkOrderPage, items: order.items });
    return { bytes };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const answer = (message: PrintAnswer) => parentPort?.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);

answer(await print(workerData as PrintOrder));
