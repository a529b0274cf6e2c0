import { run } from '../process/run.ts';

/** Builds console and server when something they are made of changed; does nothing otherwise. */
export async function buildApps(): Promise<void> {
  const args = ['run', 'build', '--filter=@backlot/console', '--filter=@backlot/server', '--output-logs=errors-only'];
  const { code, output } = await run('turbo', args, { env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } });
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
}
