import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A thread that is ready to read. From source it needs tsx, which the running process may or may not have. */
export function startThread(onEnd: () => void): Promise<Worker> {
  const isSource = import.meta.url.endsWith('.ts');
  const thread = new Worker(new URL(isSource ? './readThread.ts' : './readThread.js', import.meta.url), {
    execArgv: isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [],
    env: { ...process.env },
    resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  });
  // Heard all its life: what fails while nobody reads ends no server.
  thread.on('error', onEnd);
  thread.on('exit', onEnd);
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The reading thread ended with ${code}.`)));
    thread.once('message', () => resolve(thread));
  });
}
