import { run } from '../process/run.ts';
import { checkChangesets } from './checkChangesets.ts';
import { checkFileSizes } from './checkFileSizes.ts';
import { checkPublicComments } from './checkPublicComments.ts';
import { checkReadmes } from './checkReadmes.ts';
import { checkSpecNumbers } from './checkSpecNumbers.ts';
import { checkStates } from './checkStates.ts';
import { checkWalls } from './checkWalls.ts';
import { checkWords } from './checkWords.ts';
import { formatterArgs } from './formatterArgs.ts';

interface Outcome {
  name: string;
  problems: string;
  seconds: number;
}

const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

const checks: Record<string, () => Promise<string>> = {
  format: () => command('oxfmt', ['--check', ...formatterArgs]),
  lint: () => command('oxlint', ['-c', 'packages/dev/oxlintrc.json', 'apps', 'packages', '.storybook']),
  boundaries: () => command('turbo', ['boundaries']),
  types: () => command('turbo', ['run', 'typecheck', '--output-logs=errors-only']),
  unused: () => command('knip', ['--config', 'packages/dev/knip.json', '--no-progress']),
  versions: () => command('sherif', ['-r', 'root-package-manager-field', '-r', 'root-package-dependencies']),
  changesets: async () => checkChangesets().join('\n'),
  states: async () => checkStates().join('\n'),
  words: async () => checkWords().join('\n'),
  walls: async () => checkWalls().join('\n'),
  sizes: async () => checkFileSizes().join('\n'),
  'public comments': async () => checkPublicComments().join('\n'),
  readmes: async () => checkReadmes().join('\n'),
  'spec numbers': async () => checkSpecNumbers().join('\n'),
};

const outcomes: Outcome[] = [];
await Promise.all(
  Object.entries(checks).map(async ([name, check]) => {
    const begun = Date.now();
    const problems = await check();
    outcomes.push({ name, problems, seconds: (Date.now() - begun) / 1000 });
  }),
);

for (const { name, problems, seconds } of outcomes) {
  console.log(`${problems ? '✗' : '✓'} ${name.padEnd(15)} ${seconds.toFixed(1)} s`);
  if (problems) console.log(problems);
}
process.exitCode = outcomes.some((outcome) => outcome.problems) ? 1 : 0;

async function command(name: string, args: string[]): Promise<string> {
  const { code, output } = await run(name, args, { env: quiet });
  return code === 0 ? '' : output || `${name} ended with ${code}`;
}
