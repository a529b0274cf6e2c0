import { type CreateWorker, PdfWorker } from '../worker/PdfWorker';
import { fontUrlsOf } from './printJobOf';

/** What a preview that may open soon will print, and how it starts its workers. */
export interface ComingPreview {
  /** Id of the kind of document. */
  document: string;
  createWorker: CreateWorker;
  fontUrl?: string;
}

interface Spare {
  createWorker: CreateWorker;
  maker: PdfWorker;
  painter: PdfWorker;
  end: ReturnType<typeof setTimeout>;
}

/** How long prepared workers wait for a preview, in ms. */
const patience = 30_000;

let spare: Spare | undefined;

/**
 * Starts the workers of a preview that is about to open (the pointer is over its button), so that they fetch code and
 * fonts while the person still aims. They end when no preview takes them for half a minute.
 */
export function preparePdfPreview({ document, createWorker, fontUrl }: ComingPreview): void {
  if (spare) return;
  try {
    const maker = new PdfWorker(createWorker);
    const painter = new PdfWorker(createWorker);
    spare = { createWorker, maker, painter, end: setTimeout(endSpare, patience) };
    maker.call('warmUp', { part: 'make', document, fontUrls: fontUrlsOf({ fontUrl }) }).catch(() => {});
    painter.call('warmUp', { part: 'paint' }).catch(() => {});
  } catch {
    // The preview will say why.
  }
}

/** The prepared workers that still run, once. */
export function takeSpare(createWorker: CreateWorker): Pick<Spare, 'maker' | 'painter'> | undefined {
  if (spare?.createWorker !== createWorker) return undefined;
  const { maker, painter, end } = spare;
  spare = undefined;
  clearTimeout(end);
  return maker.hasEnded || painter.hasEnded ? undefined : { maker, painter };
}

function endSpare() {
  spare?.maker.stop();
  spare?.painter.stop();
  spare = undefined;
}
