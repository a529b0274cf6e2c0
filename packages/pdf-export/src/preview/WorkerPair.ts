import { type CreateWorker, PdfWorker } from '../worker/PdfWorker';
import { takeSpare } from './spareWorkers';

/** One worker that makes PDFs and one that paints them: the second gets ready while the first is at work. */
export class WorkerPair {
  #maker?: PdfWorker;
  #painter?: PdfWorker;

  /** The running workers; ended ones are replaced, at first by prepared ones. */
  start(createWorker: CreateWorker): { maker: PdfWorker; painter: PdfWorker } {
    const spare = this.#maker && !this.#maker.hasEnded ? undefined : takeSpare(createWorker);
    if (spare) {
      this.#painter?.stop();
      this.#maker = spare.maker;
      this.#painter = spare.painter;
    }
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
