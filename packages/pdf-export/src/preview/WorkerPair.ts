import { type CreateWorker, PdfWorker } from '../worker/PdfWorker';

/** One worker that makes PDFs and one that paints them: the second gets ready while the first is at work. */
export class WorkerPair {
  #maker?: PdfWorker;
  #painter?: PdfWorker;

  /** The running workers; ended ones are replaced. */
  start(createWorker: CreateWorker): { maker: PdfWorker; painter: PdfWorker } {
    if (!this.#maker || this.#maker.hasEnded) this.#maker = new PdfWorker(createWorker);
    if (!this.#painter || this.#painter.hasEnded) this.#painter = new PdfWorker(createWorker);
    return { maker: this.#maker, painter: this.#painter };
  }

  /** Ends both at once, whatever they are doing. */
  stop() {
    this.#maker?.stop();
    this.#painter?.stop();
  }
}
