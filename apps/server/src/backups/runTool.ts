import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config';

interface Asked {
  config: Config;
  folder: string;
  force: boolean;
  say: (text: string) => void;
}

/** Runs a tool of the command line on one folder: what goes wrong is one sentence and an exit code of 1. */
export async function runTool(usage: string, act: (asked: Asked) => Promise<void>): Promise<void> {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } });
    const [folder] = positionals;
    if (!folder || positionals.length > 1) throw new Error(usage);
    const say = (text: string) => void process.stdout.write(`${text}\n`);
    await act({ config: readConfig(process.env), folder: resolve(process.env['INIT_CWD'] ?? '', folder), force: values.force, say });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
