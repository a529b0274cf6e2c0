import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../process/run.ts';
import { appSources } from './appSources.ts';

const builders = { server: ['tsup'], console: ['vite', 'build'] } as const;

export type App = keyof typeof builders;

const built = join(root, 'node_modules/.cache/backlot');
const stampOf = (app: App) => join(built, `${app}.built`);

/** Whether what stands in `dist` was made of the sources as they are. */
export const isBuilt = (app: App): boolean =>
  existsSync(join(root, 'apps', app, 'dist')) && existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === appSources(app);

/** Builds an app when something that it is made of changed, patiently where others need the processor more. Answers whether there was something to do. */
export async function buildApp(app: App, { isPatient = false } = {}): Promise<boolean> {
  if (isBuilt(app)) return false;
  const sources = appSources(app);
  const [command, ...args] = builders[app];
  const cwd = join(root, 'apps', app);
  const { code, output } = await run(join(cwd, 'node_modules/.bin', command), args, { cwd, isPatient });
  if (code !== 0) throw new Error(`The ${app} could not be built.\n${output}`);
  mkdirSync(built, { recursive: true });
  writeFileSync(stampOf(app), sources);
  return true;
}

/** Builds console and server when something they are made of changed; does nothing otherwise. */
export const buildApps = async (): Promise<void> => void (await Promise.all([buildApp('server'), buildApp('console')]));
