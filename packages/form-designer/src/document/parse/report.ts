/** What reading a document did to it, or saw in it. */
export type ReportCode =
  | 'byte-order-mark-dropped'
  | 'unsafe-key-dropped'
  | 'value-not-json-dropped'
  | 'number-rewritten'
  | 'key-repeated'
  | 'entry-dropped'
  | 'key-added'
  | 'key-renewed'
  | 'label-from-name'
  | 'options-added'
  | 'rules-added'
  | 'children-added'
  | 'column-widths-expanded'
  | 'table-squared'
  | 'cell-content-moved'
  | 'unknown-control-kept'
  | 'malformed-control-kept'
  | 'script-kept'
  | 'duplicate-model';

/**
 * One kind of finding with every place it was made at: `list[0].trs[1].tds[0].list[2]`; for `number-rewritten`
 * the numbers as the text has them.
 */
export interface ReportEntry {
  readonly code: ReportCode;
  /** `changed`: the document now differs from the input there; `noticed`: it was kept as it is. */
  readonly kind: 'changed' | 'noticed';
  readonly count: number;
  readonly paths: readonly string[];
}

const noticed: readonly ReportCode[] = ['unknown-control-kept', 'malformed-control-kept', 'script-kept', 'duplicate-model'];

/** Collects findings by code, in the order in which the codes first appear. */
export class Reporter {
  readonly #paths = new Map<ReportCode, string[]>();

  add(code: ReportCode, path: string): void {
    const paths = this.#paths.get(code);
    if (paths) paths.push(path);
    else this.#paths.set(code, [path]);
  }

  entries(): readonly ReportEntry[] {
    return [...this.#paths].map(([code, paths]) => ({
      code,
      kind: noticed.includes(code) ? 'noticed' : 'changed',
      count: paths.length,
      paths,
    }));
  }
}
