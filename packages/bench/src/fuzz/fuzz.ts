import { startPostgres } from '@backlot/dev/postgres';
import { runOn } from '../server/database';
import { type Finding, fuzzRun } from './fuzzRun';
import { readOptions } from './readOptions';
import { tellRequest } from './tellRequest';

const say = (line: string) => process.stdout.write(`${line}\n`);

const { seed, requests, only, isPostgres } = readOptions(process.argv.slice(2));
const postgres = isPostgres ? await startPostgres() : undefined;
if (isPostgres && !postgres) throw new Error('No PostgreSQL could be started.');
say(`seed ${seed}, ${only === undefined ? `${requests} requests` : `request ${only}`}, ${postgres ? 'PostgreSQL' : 'embedded database'}`);

let databases = 0;
/** An empty database of its own for each server. */
async function newDatabase(): Promise<string | undefined> {
  if (!postgres) return undefined;
  const url = new URL(postgres.url);
  const admin = runOn(url.href);
  databases += 1;
  const name = `backlot_fuzz_${process.pid}_${databases}`;
  await admin(`create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

const found = ({ index, request, complaint }: Finding) =>
  say(`\n✗ ${request.call}: ${complaint}\n  again: --seed=${seed} --only=${index}\n${tellRequest(request)}`);

const indexes = only === undefined ? Array.from({ length: requests }, (_, index) => index) : [only];
const begun = performance.now();
const { findings, sent, worlds, reached, calls, longestPauseMs, slowestMs } = await fuzzRun({ seed, indexes, newDatabase, found });
postgres?.stop();

const share = (count: number) => `${count} (${Math.round((count / sent) * 100)} %)`;
say(`\n${sent} requests to ${worlds} servers in ${Math.round((performance.now() - begun) / 1000)} s.`);
say(`Past the token: ${share(sent - reached.door)}; into a handler: ${share(reached.handler)}, of ${calls} calls.`);
say(`Slowest answer ${Math.round(slowestMs)} ms, longest pause of the event loop ${longestPauseMs} ms.`);
say(findings === 0 ? 'Nothing found.' : `${findings} findings.`);
process.exit(findings === 0 ? 0 : 1);
