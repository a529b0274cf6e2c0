import { useCallback, useEffect, useRef, useState } from 'react';
import type { BatchForm } from '../batch/BatchForm';
import { batchNames } from '../batch/batchNames';
import { checkBatch } from '../batch/checkBatch';
import { type PdfError, toPdfError } from '../PdfError';
import { joinMissing, type MissingCharacter } from '../text/MissingCharacter';
import type { PrintJob } from '../worker/messages';
import { type CreateWorker, PdfWorker } from '../worker/PdfWorker';
import { toFileName } from './fileName';
import { type Printing, printJobOf } from './printJobOf';
import { saveFile } from './saveFile';

/** Where a batch stands: nothing to do, with the characters that no font drew in the file that was saved last; so many of so many records done; or failed. */
export type BatchState =
  | { status: 'idle'; missing?: readonly MissingCharacter[] }
  | { status: 'running'; done: number; total: number }
  | { status: 'failed'; error: PdfError };

/** Makes the PDFs of many records in a worker of its own and saves the result as a file. */
export function usePdfBatch<Item>({
  items,
  createWorker,
  ...printing
}: Printing<Item> & { items: readonly Item[]; createWorker: CreateWorker }) {
  const [state, setState] = useState<BatchState>({ status: 'idle' });
  const running = useRef<PdfWorker>(undefined);
  const cancel = useCallback(() => {
    running.current?.stop();
    setState({ status: 'idle' });
  }, []);
  useEffect(() => () => running.current?.stop(), []);

  const start = async (form: BatchForm) => {
    running.current?.stop();
    let worker: PdfWorker | undefined;
    try {
      checkBatch(form, items);
      setState({ status: 'running', done: 0, total: items.length });
      worker = new PdfWorker(createWorker);
      running.current = worker;
      const own = worker;
      const onProgress = (done: number, total: number) => running.current === own && setState({ status: 'running', done, total });
      const missing = await makeBatch({ worker, form, items, printing, onProgress });
      worker.stop();
      setState({ status: 'idle', missing });
    } catch (error) {
      const problem = toPdfError(error);
      worker?.stop();
      if (problem.code !== 'cancelled') setState({ status: 'failed', error: problem });
    }
  };
  return { state, start, cancel };
}

async function makeBatch<Item>({
  worker,
  form,
  items,
  printing,
  onProgress,
}: {
  worker: PdfWorker;
  form: BatchForm;
  items: readonly Item[];
  printing: Printing<Item>;
  onProgress: (done: number, total: number) => void;
}): Promise<MissingCharacter[]> {
  const missing: (readonly MissingCharacter[])[] = [];
  const onMissing = (characters: readonly MissingCharacter[]) => void missing.push(characters);
  const { title: name, fileNames } = batchNames(printing.document, items, printing.locale);
  const job = JSON.parse(printJobOf(printing, items, name)) as PrintJob;
  if (form === 'one') {
    saveFile(
      new Blob([await worker.call('print', job, { onProgress, onMissing, patience: 600_000 })], { type: 'application/pdf' }),
      toFileName(name, 'pdf'),
    );
    return joinMissing(missing);
  }
  const bytes = await worker.call('zip', { ...job, fileNames }, { onProgress, onMissing });
  saveFile(new Blob([bytes], { type: 'application/zip' }), toFileName(name, 'zip'));
  return joinMissing(missing);
}
