import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Counts of passed and failed tests over every part of a run. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Reads vitest's JSON report; a run that broke before its tests counts as one failure. */
export function tallyOfVitest(report: string, code: number): Tally {
  const result = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(report);
  if (!result) return { passed: 0, failed: 1 };
  const failed = result.numFailedTests || (code === 0 ? 0 : Math.max(1, result.numFailedTestSuites));
  return { passed: result.numPassedTests, failed };
}

/** Reads Playwright's JSON report; a test that passed at its second try counts as passed, and the report names it as flaky. */
export function tallyOfPlaywright(report: string, code: number): Tally {
  const result = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
  if (!result) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = result.stats;
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1) };
}

export const tallyOfCheck = (code: number): Tally => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** Removes a report of an earlier run, so that a run that writes none is noticed. */
export const forget = (report: string) => rmSync(report, { force: true });

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
