import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@backlot/contract';
import { type Answer, type HostileRequest, hostileRequests, sendBytes } from '@backlot/dev/hostile';
import { type Backlot, startBacklot } from '../server/backlot';
import { readIds } from './readIds';

/** A server with the small demo that is asked hostile things, and who asks. */
export interface World {
  /** The request of a seed and a number, naming records that are there. */
  requestOf: (seed: number, index: number) => HostileRequest;
  /** Sends with the token of the account it is for. */
  send: (request: HostileRequest) => Promise<Answer>;
  /** Signs an account in anew; false when it may not any more. */
  signIn: (account: string) => Promise<boolean>;
  /** What nobody but its owner may ever see. */
  secrets: () => string[];
  stop: () => Promise<void>;
}

interface Watching {
  databaseUrl: string | undefined;
  accounts: readonly string[];
  heard: (line: string) => void;
  paused: (ms: number) => void;
}

export async function openWorld({ databaseUrl, accounts, heard, paused }: Watching): Promise<World> {
  const backlot = await startBacklot(
    databaseUrl,
    { JOBS: 'true', CONSOLE_DIR: consoleFolder() },
    {
      preload: new URL('tellPauses.ts', import.meta.url),
      heard,
      told: (message) => paused((message as { pauseMs: number }).pauseMs),
    },
  );
  const url = new URL(backlot.api).origin;
  const tokens = new Map<string, string>();
  for (const account of accounts) tokens.set(account, await tokenOf(backlot, account));
  const known = { ids: await readIds(backlot.api, { authorization: `Bearer ${tokens.get(accounts[0] ?? '') ?? ''}` }) };
  const ended = await endedToken(backlot);
  return {
    requestOf: hostileRequests({ api, accounts, known }),
    send: (request) => sendBytes(request, { url, words: { origin: url, ended, token: tokens.get(request.account ?? '') ?? '' } }),
    signIn: (account) =>
      tokenOf(backlot, account).then(
        (token) => tokens.set(account, token) !== undefined,
        () => false,
      ),
    secrets: () => [...tokens.values(), ended, 'Backlot-demo-1'],
    stop: backlot.stop,
  };
}

/** As much of a console as its pages need. */
function consoleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-fuzz-console-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><meta name="csp-nonce" content=""><div id="root"></div>');
  return folder;
}

const tokenOf = async ({ signIn }: Backlot, account: string): Promise<string> =>
  (await signIn(account))['authorization']?.replace('Bearer ', '') ?? '';

/** A token whose session is over. */
async function endedToken(backlot: Backlot): Promise<string> {
  const token = await tokenOf(backlot, 'staff.1');
  await fetch(`${backlot.api}/main/logout`, { headers: { authorization: `Bearer ${token}` } });
  return token;
}
