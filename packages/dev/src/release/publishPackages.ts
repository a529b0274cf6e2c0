import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.ts';
import { withAddresses } from './withAddresses.ts';

/**
 * Publishes built packages: raises the versions that notes in `.changeset` ask for, writes the changelogs, commits both, and sends
 * each package whose version the registry does not have yet. May be called again when something went wrong half-way.
 * Answers what was said meanwhile.
 */
export async function publishPackages(home: string): Promise<string> {
  const dirty = await must('git', ['status', '--porcelain'], home);
  if (dirty) throw new Error(`A release starts from a clean tree; these files have changed:\n${dirty}`);
  if (hasNotes(home)) {
    await must('changeset', ['version'], home);
    await must('git', ['add', '--all'], home);
    await must('git', ['commit', '--quiet', '--message', 'release'], home);
  }
  return withAddresses(home, () => must('changeset', ['publish'], home));
}

const hasNotes = (home: string): boolean =>
  readdirSync(join(home, '.changeset')).some((file) => file.endsWith('.md') && file !== 'README.md');

async function must(command: string, args: string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${output}`);
  return output;
}
