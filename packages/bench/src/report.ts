import { readFileSync, writeFileSync } from 'node:fs';
import type { BenchResult } from './BenchResult';

/** Where figures were measured. */
export interface Surroundings {
  day: string;
  cpu: string;
  cores: number;
  node: string;
  /** Load average before the first round; above 0.7 the machine was busy and only ratios count. */
  load: number;
}

/** Writes one module's table between its markers in a Markdown file; a module that is new gets a section at the end. */
export function writeReport(file: string, report: { module: string; results: readonly BenchResult[]; surroundings: Surroundings }): void {
  const before = readFileSync(file, 'utf8');
  const [open, close] = [`<!-- bench:${report.module} -->`, `<!-- /bench:${report.module} -->`];
  const block = `${open}\n${tableOf(report.results)}\n\n${sentenceOf(report.surroundings)}\n${close}`;
  const start = before.indexOf(open);
  const end = before.indexOf(close);
  const after =
    start >= 0 && end > start
      ? before.slice(0, start) + block + before.slice(end + close.length)
      : `${before.trimEnd()}\n\n### ${report.module}\n\n${block}\n`;
  writeFileSync(file, after);
}

/** A Markdown table of results. */
export const tableOf = (results: readonly BenchResult[]): string =>
  ['| Id | Measure | Ours | Peer | Ours ÷ peer | Single rounds | Bar | |', '|---|---|---|---|---|---|---|---|', ...results.map(rowOf)].join(
    '\n',
  );

/** Whether a ratio keeps its bar: `≤ 0.5` or `≥ 8`. A bar without a number is for the record and always kept. */
export function keepsBar({ ratio, bar }: Pick<BenchResult, 'ratio' | 'bar'>): boolean {
  const limit = Number(/[\d.]+/.exec(bar)?.[0]);
  if (Number.isNaN(limit)) return true;
  return bar.startsWith('≥') ? ratio >= limit : ratio <= limit;
}

const rowOf = (result: BenchResult) =>
  `| ${[
    result.id,
    result.name,
    `${digits(result.ours)} ${result.unit}`,
    `${digits(result.peer)} ${result.unit}`,
    `**${digits(result.ratio)}**`,
    result.spread ? `${digits(result.spread[0])} – ${digits(result.spread[1])}` : '',
    result.bar,
    verdictOf(result),
  ].join(' | ')} |`;

const verdictOf = (result: BenchResult) => (/\d/.test(result.bar) ? (keepsBar(result) ? 'kept' : 'missed') : 'for the record');

const sentenceOf = ({ day, cpu, cores, node, load }: Surroundings) =>
  `${day}, ${cores} cores of ${cpu}, Node ${node}, load average ${load.toFixed(2)} before the first round${load > 0.7 ? ' (busy: ratios count, absolute figures do not)' : ''}.`;

const digits = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toPrecision(2));
