import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { OutsideError } from './outsideErrors.ts';

/** Counts of passed and failed tests over every part of a run, and the failed ones with the first line of what went wrong. */
export interface Tally {
  passed: number;
  failed: number;
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

/** Reads vitest's JSON report; a run that broke before its tests counts as one failure. */
export function tallyOfVitest(report: string, code: number): Tally {
  const result = read<VitestReport>(report);
  if (!result) return broken('no report was written');
  const failed = result.numFailedTests || (code === 0 ? 0 : Math.max(1, result.numFailedTestSuites));
  const failures = result.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => line(name, test.fullName, test.failureMessages?.[0]));
    return tests.length || status !== 'failed' ? tests : [line(name, '', message)];
  });
  const outside = outsideErrors(report).map(({ file = '', message }) => line(file, 'outside of the tests', message));
  const named = [...failures, ...outside];
  return {
    passed: result.numPassedTests,
    failed,
    failures: failed && !named.length ? ['an error outside of the tests: see above'] : named,
  };
}

/** Where a run puts the errors that came outside of its tests, beside its report. */
export const outsideFile = (report: string): string => `${report}.outside`;

const outsideErrors = (report: string): OutsideError[] => read<OutsideError[]>(outsideFile(report)) ?? [];

/**
 * The files whose tests failed in vitest's JSON report, and those that ran when something broke outside of the tests; none
 * where something broke of which nobody knows the file, because no second try would show it.
 */
export function failedFiles(report: string): string[] {
  const outside = outsideErrors(report).map(({ file }) => file);
  if (outside.includes(undefined)) return [];
  const failed = (read<VitestReport>(report)?.testResults ?? []).flatMap(({ name, status, assertionResults }) =>
    status === 'failed' || assertionResults.some((test) => test.status === 'failed') ? name : [],
  );
  return [...new Set([...failed, ...outside.flatMap((file) => file ?? [])])];
}

/** What counts when some files ran a second time: whatever passed then has passed. */
export const afterSecondTry = (first: Tally, second: Tally): Tally => ({
  passed: first.passed + Math.max(0, first.failed - second.failed),
  failed: second.failed,
  failures: second.failures,
});

export const sumOf = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures],
});

/** Reads Playwright's JSON report; a test that passed at its second try counts as passed, and the report names it as flaky. */
export function tallyOfPlaywright(report: string, code: number): Tally {
  const result = read<PlaywrightSuite & { stats: { expected: number; unexpected: number; flaky: number } }>(report);
  if (!result) return broken('no report was written');
  const { expected, flaky, unexpected } = result.stats;
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1), failures: failuresOf(result) };
}

export const tallyOfCheck = (code: number): Tally => (code === 0 ? { passed: 1, failed: 0, failures: [] } : broken('see above'));

/** Removes a report of an earlier run, so that a run that writes none is noticed. */
export function forget(report: string): void {
  for (const file of [report, outsideFile(report)]) rmSync(file, { force: true });
}

const broken = (why: string): Tally => ({ passed: 0, failed: 1, failures: [why] });

const failuresOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(({ results }) => line(file, title, results.at(-1)?.error?.message)),
  ),
  ...suites.flatMap(failuresOf),
];

const line = (file: string, test: string, message = '') => [file, test, message.trim().split('\n')[0]].filter(Boolean).join(' › ');

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
