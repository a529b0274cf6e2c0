import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from './BenchResult';
import { keepsBar, writeReport } from './report';

/** Every module of benchmarks in the order of the quality page; those that do not exist yet are passed over. */
const modules = [
  'dataTable',
  'formRenderer',
  'formDesigner',
  'pdf',
  'permissions',
  'dictionary',
  'i18n',
  'apiClient',
  'server',
  'settlement',
  'boards',
  'analysis',
  'queue',
  'queueScreen',
  'works',
  'drills',
  'uploads',
  'imports',
  'fairness',
  'sockets',
  'console',
  'shell',
  'latency',
  'repo',
];

const fileOf = (module: string) => fileURLToPath(new URL(`${module}.ts`, import.meta.url));
const existing = modules.filter((module) => existsSync(fileOf(module)));
const readme = fileURLToPath(new URL('../README.md', import.meta.url));

const say = (line: string) => process.stdout.write(`${line}\n`);

const asked = process.argv.slice(2).filter((word) => word !== '--');
const unknown = asked.filter((name) => !existing.includes(name));
if (unknown.length > 0) {
  say(`No benchmark named ${unknown.join(', ')}. There are: ${existing.join(', ')}.`);
  process.exit(1);
}

let missed = 0;
for (const module of asked.length > 0 ? asked : existing) {
  const load = loadavg()[0] ?? 0;
  say(`\n${module}${load > 0.7 ? ` (load average ${load.toFixed(2)}: the machine is busy)` : ''}`);
  const { run, isTrial = false } = (await import(fileOf(module))) as { run: () => Promise<BenchResult[]>; isTrial?: boolean };
  const results = await run();
  for (const result of results) {
    const kept = keepsBar(result);
    if (!kept) missed += 1;
    say(
      `  ${kept ? '✓' : '✗'} ${result.id} ${result.name}: ${result.ours.toPrecision(3)} / ${result.peer.toPrecision(3)} ${result.unit} = ${result.ratio.toPrecision(2)} (${result.bar})`,
    );
  }
  if (isTrial) continue;
  writeReport(readme, {
    module,
    results,
    surroundings: {
      day: new Date().toISOString().slice(0, 10),
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      cores: cpus().length,
      node: process.version.slice(1),
      load,
    },
  });
}
say(missed === 0 ? '\nEvery bar is kept.' : `\n${missed} bars are missed.`);
process.exit(0);
