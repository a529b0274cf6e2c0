import { root } from '../process/run.ts';
import { generate } from './generate.ts';

const [kind, name] = process.argv.slice(2);
try {
  const { written, steps } = await generate({ root, kind, name });
  console.log(
    `Written:\n${written.map((path) => `  ${path}`).join('\n')}\n\nStill by hand:\n${steps.map((step) => `  ${step}`).join('\n')}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
