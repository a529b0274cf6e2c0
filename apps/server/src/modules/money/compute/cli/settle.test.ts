import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import examples from '../file/examples.fixture.json';

const program = fileURLToPath(new URL('settle.ts', import.meta.url));

async function run(input: string) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program]);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.stdin.end(input);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}

it('MF1 MF3 the command prints results and nothing else, or sentences and exit code 2', async () => {
  const [right, wrong] = await Promise.all([run(JSON.stringify(examples.map(({ input }) => input))), run('{"month": "2026-06"')]);
  expect({ ...right, output: JSON.parse(right.output) }).toEqual({ output: examples.map(({ expected }) => expected), errors: '', code: 0 });
  expect(wrong).toMatchObject({ output: '', code: 2 });
  expect(wrong.errors).toMatch(/^the input: this is no JSON \(.+\)\.\n$/);
});
