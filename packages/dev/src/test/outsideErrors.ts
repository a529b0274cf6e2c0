import { writeFileSync } from 'node:fs';

/** An error that no test waited for: what it says, and the file whose tests ran when it came. */
export interface OutsideError {
  file?: string;
  message: string;
}

interface Thrown {
  VITEST_TEST_PATH?: string;
  type?: string;
  name?: string;
  message?: string;
}

/** Vitest's reporter of what its JSON report leaves out: writes the errors outside of the tests to OUTSIDE_ERRORS. */
export default class OutsideErrors {
  onTestRunEnd(_modules: unknown, thrown: readonly Thrown[]): void {
    const file = process.env.OUTSIDE_ERRORS;
    if (file) writeFileSync(file, JSON.stringify(thrown.map(said)));
  }
}

const said = ({ VITEST_TEST_PATH: file, type, name, message = '' }: Thrown): OutsideError => ({
  file,
  message: [type, name, message.trim().split('\n')[0]].filter(Boolean).join(': '),
});
