import { PdfError } from '../PdfError';
import type { MissingCharacter } from '../text/MissingCharacter';
import type { Answer, Request, TaskName, Tasks } from './messages';

/** Starts a worker that runs `@backlot/pdf-export/worker`, or a file of yours that imports it. */
export type CreateWorker = () => Worker;

/** Settings of a call: `onProgress` hears how many of the items are done; silence for longer than `patience` ms ends it. */
export interface CallOptions {
  /** Hears of characters that no font draws. */
  onMissing?: (characters: readonly MissingCharacter[]) => void;
  onProgress?: (done: number, total: number) => void;
  patience?: number;
}

interface Call {
  resolve(value: unknown): void;
  reject(error: PdfError): void;
  onProgress?: CallOptions['onProgress'];
  onMissing?: CallOptions['onMissing'];
  patience: number;
  timer?: ReturnType<typeof setTimeout>;
}

const defaultPatience = 60_000;

/** The page's end of a worker. Every call ends: with its value, an error, a time-out, or `cancelled` by `stop`. */
export class PdfWorker {
  readonly #worker: Worker;
  readonly #calls = new Map<number, Call>();
  #lastId = 0;
  #end?: PdfError;

  constructor(createWorker: CreateWorker) {
    this.#worker = start(createWorker);
    this.#worker.addEventListener('message', (event: MessageEvent<Answer>) => this.#receive(event.data));
    this.#worker.addEventListener('error', (event) => this.#fail(new PdfError('worker', event.message || 'the worker could not start')));
    this.#worker.addEventListener('messageerror', () => this.#fail(new PdfError('worker', 'the worker sent something unreadable')));
  }

  /** Asks the worker for something. */
  call<Name extends TaskName>(task: Name, input: Tasks[Name]['input'], options: CallOptions = {}): Promise<Tasks[Name]['output']> {
    if (this.#end) return Promise.reject(this.#end);
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const call: Call = {
        resolve: resolve as Call['resolve'],
        reject,
        onProgress: options.onProgress,
        onMissing: options.onMissing,
        patience: options.patience ?? defaultPatience,
      };
      this.#calls.set(id, call);
      this.#watch(id, call);
      this.#worker.postMessage({ backlotPdf: true, id, task, input } as Request);
    });
  }

  /** True once the worker has ended; it answers no more. */
  get hasEnded() {
    return this.#end !== undefined;
  }

  /** Ends the worker at once; waiting calls end as `cancelled`. */
  stop() {
    this.#fail(new PdfError('cancelled', 'cancelled'));
  }

  #receive(answer: Answer) {
    if (answer?.backlotPdf !== true) return;
    const call = this.#calls.get(answer.id);
    if (!call) return;
    if (answer.kind === 'progress') {
      this.#watch(answer.id, call);
      call.onProgress?.(answer.done, answer.total);
      return;
    }
    if (answer.kind === 'missing') {
      call.onMissing?.(answer.characters);
      return;
    }
    clearTimeout(call.timer);
    this.#calls.delete(answer.id);
    if (answer.kind === 'done') call.resolve(answer.value);
    else call.reject(new PdfError(answer.code, answer.message, { status: answer.status }));
  }

  #watch(id: number, call: Call) {
    clearTimeout(call.timer);
    call.timer = setTimeout(() => {
      if (this.#calls.has(id)) this.#fail(new PdfError('timeout', `no answer for ${call.patience / 1000} s`));
    }, call.patience);
  }

  #fail(error: PdfError) {
    this.#end ??= error;
    this.#worker.terminate();
    for (const call of this.#calls.values()) {
      clearTimeout(call.timer);
      call.reject(error);
    }
    this.#calls.clear();
  }
}

function start(createWorker: CreateWorker): Worker {
  try {
    return createWorker();
  } catch (error) {
    throw new PdfError('worker', error instanceof Error ? error.message : String(error), { cause: error });
  }
}
