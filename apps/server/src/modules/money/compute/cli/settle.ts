import { text } from 'node:stream/consumers';
import { Problems, settleFile } from '..';

try {
  process.stdout.write(`${JSON.stringify(settleFile(await text(process.stdin)), null, 2)}\n`);
} catch (error) {
  if (!(error instanceof Problems)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
