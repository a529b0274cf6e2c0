import { parseArgs } from 'node:util';
import { root } from '../process/run.ts';
import { generate } from './generate.ts';

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`] : [];

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { zh: { type: 'string' }, vn: { type: 'string' } } });
  const [kind, name] = positionals;
  const { written, joined, steps } = await generate({ root, kind, name, words: values });
  console.log([...list('Written', written), ...list('Joined', joined), ...list('Still by hand', steps)].join('\n\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
