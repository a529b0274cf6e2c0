import type { TableState } from '../state/TableState';
import type { TablePage, TableSource } from './TableSource';

/** How long a page asked for ahead may be shown, in milliseconds. */
const freshMs = 15_000;

/** A question asked before the table had its state. */
export interface Asked<Row> {
  controller: AbortController;
  answer: TablePage<Row> | Promise<TablePage<Row>>;
}

interface Kept<Row> extends Asked<Row> {
  wanted: string;
  time: number;
}

/** One page asked for before the table comes to it; asking for another one drops it. */
export class PageAhead<Row> {
  readonly #source: TableSource<Row>;
  #kept: Kept<Row> | undefined;

  constructor(source: TableSource<Row>) {
    this.#source = source;
  }

  /** Asks for a page, unless it is asked for already. True while the answer takes its time. */
  ask(state: TableState): boolean {
    const wanted = wordingOf(state);
    if (this.#kept?.wanted !== wanted || Date.now() - this.#kept.time > freshMs) {
      this.drop();
      try {
        this.#keep(state, wanted);
      } catch {
        // Asked again when the table comes to it, and told then.
      }
    }
    return this.#kept !== undefined && 'then' in this.#kept.answer;
  }

  /** Hands out the page of a state when it was asked for; another one is of no use any more. */
  take(state: TableState): Asked<Row> | undefined {
    const kept = this.#kept;
    if (kept?.wanted === wordingOf(state)) {
      this.#kept = undefined;
      return kept;
    }
    this.drop();
    return undefined;
  }

  drop(): void {
    this.#kept?.controller.abort();
    this.#kept = undefined;
  }

  #keep(state: TableState, wanted: string): void {
    const controller = new AbortController();
    const answer = this.#source(state, { signal: controller.signal });
    const kept: Kept<Row> = { wanted, controller, answer, time: Date.now() };
    this.#kept = kept;
    if (!('then' in answer)) return;
    const forget = () => {
      if (this.#kept === kept) this.#kept = undefined;
    };
    const keep = (page: TablePage<Row>) => Object.assign(kept, { answer: page });
    answer.then(keep, forget);
  }
}

const wordingOf = (state: TableState): string => JSON.stringify(state);
