import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { afterSecondTry, failedFiles, forget, outsideFile, tallyOfPlaywright, tallyOfVitest } from './Tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'backlot-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (content: unknown) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

describe('vitest', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };

  test('names each failed test with the first line of its message', () => {
    const failed = { fullName: 'list pages', status: 'failed', failureMessages: ['expected 2 to be 3\n    at list.test.ts:4'] };
    const report = file({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      testResults: [{ name: 'list.test.ts', status: 'failed', assertionResults: [passed, failed] }],
    });
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 1, failed: 1, failures: ['list.test.ts › list pages › expected 2 to be 3'] });
  });

  test('names a file that broke before its tests', () => {
    const report = file({
      numPassedTests: 0,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [{ name: 'list.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }],
    });
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 0, failed: 1, failures: ['list.test.ts › Cannot find module'] });
  });

  test('an error outside of the tests fails the run', () => {
    const report = file({
      numPassedTests: 1,
      numFailedTests: 0,
      numFailedTestSuites: 0,
      testResults: [{ name: 'list.test.ts', status: 'passed', assertionResults: [passed] }],
    });
    expect(tallyOfVitest(report, 1)).toMatchObject({ passed: 1, failed: 1, failures: [expect.stringContaining('outside')] });
    expect(tallyOfVitest(report, 0)).toEqual({ passed: 1, failed: 0, failures: [] });
  });

  test('what broke outside of the tests is named with the file that ran, which runs once more; without one nothing does', () => {
    const report = file({ numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] });
    const broke = [{ file: 'bomb.test.ts', message: 'Unhandled Rejection: Error: gone' }, { message: 'a worker ended' }];
    writeFileSync(outsideFile(report), JSON.stringify(broke));
    expect(tallyOfVitest(report, 1).failures).toEqual([
      'bomb.test.ts › outside of the tests › Unhandled Rejection: Error: gone',
      'outside of the tests › a worker ended',
    ]);
    expect(failedFiles(report)).toEqual([]);
    writeFileSync(outsideFile(report), JSON.stringify(broke.slice(0, 1)));
    expect(failedFiles(report)).toEqual(['bomb.test.ts']);
    forget(report);
    expect(failedFiles(report)).toEqual([]);
  });

  test('names the files of failed tests, and those that broke before them', () => {
    const tests = (...states: string[]) => states.map((status) => ({ fullName: 'a', status }));
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: tests('passed') },
      { name: 'b.test.ts', status: 'failed', assertionResults: tests('passed', 'failed') },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ];
    expect(failedFiles(file({ testResults }))).toEqual(['b.test.ts', 'c.test.ts']);
  });

  test('what passes at its second try has passed, what fails again counts once', () => {
    const first = { passed: 7, failed: 3, failures: ['a', 'b', 'c'] };
    expect(afterSecondTry(first, { passed: 5, failed: 0, failures: [] })).toEqual({ passed: 10, failed: 0, failures: [] });
    expect(afterSecondTry(first, { passed: 5, failed: 1, failures: ['b'] })).toEqual({ passed: 9, failed: 1, failures: ['b'] });
    expect(afterSecondTry(first, { passed: 0, failed: 5, failures: ['all'] })).toEqual({ passed: 7, failed: 5, failures: ['all'] });
  });

  test('a run without a report fails', () => {
    expect(tallyOfVitest(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

test('Playwright: what passed at its second try passed, what never did is named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'day.spec.ts',
    tests: [{ status, results: [{ error: { message: 'Timed out\nat 3' } }] }],
  });
  const report = file({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('signs in', 'flaky')], suites: [{ specs: [spec('claims', 'unexpected')] }] }],
  });
  expect(tallyOfPlaywright(report, 1)).toEqual({ passed: 4, failed: 1, failures: ['day.spec.ts › claims › Timed out'] });
});
