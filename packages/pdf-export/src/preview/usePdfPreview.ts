import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { PdfError, toPdfError } from '../PdfError';
import type { MissingCharacter } from '../text/MissingCharacter';
import type { PageSize, PrintJob } from '../worker/messages';
import type { CreateWorker } from '../worker/PdfWorker';
import type { FontUrls } from '../fontUrls';
import { fontUrlsOf, type Printing, printJobOf } from './printJobOf';
import { WorkerPair } from './WorkerPair';

/** A PDF that is ready: its file, its pages, and a way to see them. */
export interface ReadyPdf {
  file: Blob;
  pages: readonly PageSize[];
  /** Characters that no font draws, with their places; they stand as □. */
  missing: readonly MissingCharacter[];
  /** Pages count from 1; the width is in pixels. */
  paint(page: number, width: number): Promise<ImageBitmap>;
  imageOf(page: number, width: number): Promise<Blob>;
  textOf(page: number): Promise<string>;
}

/** Where a preview stands. */
export type PreviewState = { status: 'making' } | { status: 'ready'; pdf: ReadyPdf } | { status: 'failed'; error: PdfError };

/**
 * Makes the PDF of a record in a worker while `isOpen` and shows its pages. Closing cancels everything at once.
 * A record, language or dictionary that changes makes it anew; `retry` does so after a failure.
 */
export function usePdfPreview<Item>({
  isOpen,
  item,
  createWorker,
  ...printing
}: Printing<Item> & {
  isOpen: boolean;
  item: Item | undefined;
  createWorker: CreateWorker;
}): { state: PreviewState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ key: string; state: PreviewState }>();
  const workers = useMemo(() => new WorkerPair(), []);
  const job = isOpen && item !== undefined ? jobOrError(printing, item) : undefined;
  const key = `${attempt} ${job instanceof PdfError ? job.message : job}`;

  useEffect(() => (isOpen ? () => workers.stop() : undefined), [isOpen, workers]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const show = (state: PreviewState) => isCurrent && startTransition(() => setShown({ key, state }));
    const start = () => {
      if (job === undefined) return warmUp(workers, createWorker, { document: printing.document.id, fontUrls: fontUrlsOf(printing) });
      const ready =
        job instanceof PdfError
          ? Promise.reject(job)
          : makePdf({ workers, createWorker, job: JSON.parse(job) as PrintJob, isWanted: () => isCurrent });
      return void ready.then(
        (pdf) => show({ status: 'ready', pdf }),
        (error: unknown) => show({ status: 'failed', error: toPdfError(error) }),
      );
    };
    let isCurrent = true;
    // In a task of its own: starting workers takes a few milliseconds that opening the drawer needs.
    const timer = setTimeout(start);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the job; a job or worker factory that is only another object must not start over
  }, [key, isOpen, workers]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state: shown?.key === key ? shown.state : { status: 'making' }, retry };
}

function jobOrError<Item>(printing: Printing<Item>, item: Item): string | PdfError {
  try {
    return printJobOf(printing, [item], printing.document.title(item, printing.locale));
  } catch (error) {
    return toPdfError(error);
  }
}

/** Starts both workers before there is anything to print. */
function warmUp(workers: WorkerPair, createWorker: CreateWorker, { document, fontUrls }: { document: string; fontUrls?: FontUrls }) {
  try {
    const { maker, painter } = workers.start(createWorker);
    maker.call('warmUp', { part: 'make', document, fontUrls }).catch(() => {});
    painter.call('warmUp', { part: 'paint' }).catch(() => {});
  } catch {
    // The job will say why.
  }
}

interface Making {
  workers: WorkerPair;
  createWorker: CreateWorker;
  job: PrintJob;
  /** False once another record took its place: what is painted must stay with what is shown. */
  isWanted: () => boolean;
}

async function makePdf({ workers, createWorker, job, isWanted }: Making): Promise<ReadyPdf> {
  const { maker, painter } = workers.start(createWorker);
  // What paints gets ready once what makes is there: both at once compete for the processor, and the file comes first.
  const readyToPaint = () => painter.call('warmUp', { part: 'paint' });
  maker
    .call('warmUp', { part: 'make', document: job.document, fontUrls: job.fontUrls })
    .then(readyToPaint)
    .catch(() => {});
  let missing: readonly MissingCharacter[] = [];
  const bytes = await maker.call('print', job, { onMissing: (characters) => (missing = characters) });
  if (!isWanted()) throw new PdfError('cancelled', 'another record took its place');
  const file = new Blob([bytes], { type: 'application/pdf' });
  const pages = await painter.call('open', bytes);
  return {
    file,
    pages,
    missing,
    paint: (page, width) => painter.call('paint', { page, width }),
    imageOf: (page, width) => painter.call('image', { page, width }),
    textOf: (page) => painter.call('text', { page }),
  };
}
