import { reloginCodes } from '@backlot/contract';
import { type Answer, complaints, type HostileRequest } from '@backlot/dev/hostile';
import { judgeLine } from './judgeLine';
import { codeIn, type Reach, reachOf } from './reachOf';
import { openWorld, type World } from './World';

const accounts = ['superAdmin', 'admin', 'leader.ph', 'bd.ph.1', 'shop.ph.1', 'finance', 'staff.1'];

const longestPauseMs = 250;
const slowestMs = 5000;
/** Requests that one server answers before a fresh one takes over, so that what they broke does not make the rest meaningless. */
const perWorld = 2500;

interface Asked {
  index: number;
  request: HostileRequest;
}

export interface Finding extends Asked {
  complaint: string;
}

interface Run {
  seed: number;
  indexes: readonly number[];
  /** A database for each server; undefined for the embedded one. */
  newDatabase: () => Promise<string | undefined>;
  found: (finding: Finding) => void;
}

/** Sends one request after the other to servers with the demo, and looks at everything that comes of them. */
export async function fuzzRun({ seed, indexes, newDatabase, found }: Run) {
  const reached: Record<Reach, number> = { door: 0, form: 0, handler: 0 };
  const calls = new Set<string>();
  const told = { findings: 0, sent: 0, worlds: 0, slowestMs: 0, longestPauseMs: 0 };
  let current: Asked | undefined;
  let world: World | undefined;
  const complain = (complaint: string) => {
    if (!current) return;
    told.findings += 1;
    found({ ...current, complaint });
  };
  const paused = (ms: number) => {
    if (!current) return;
    told.longestPauseMs = Math.max(told.longestPauseMs, ms);
    if (ms > longestPauseMs) complain(`held up the others for ${ms} ms`);
  };
  const openAnother = async (): Promise<World> => {
    current = undefined;
    await world?.stop();
    told.worlds += 1;
    const heard = (line: string) => judgeLine(line, world?.secrets() ?? []).forEach(complain);
    world = await openWorld({ databaseUrl: await newDatabase(), accounts, heard, paused });
    return world;
  };
  for (const index of indexes) {
    if (!world || told.sent % perWorld === 0) world = await openAnother();
    const request = world.requestOf(seed, index);
    current = { index, request };
    let answer = await world.send(request);
    if (request.account !== undefined && reloginCodes.includes(codeIn(answer.body))) {
      // Who may not sign in any more finds everything as it was on a fresh server.
      if (!(await world.signIn(request.account))) world = await openAnother();
      current = { index, request };
      answer = await world.send(request);
    }
    complaintsOf(request, answer, world.secrets()).forEach(complain);
    const reach = reachOf(answer);
    reached[reach] += 1;
    if (reach === 'handler') calls.add(request.call);
    told.sent += 1;
    told.slowestMs = Math.max(told.slowestMs, request.isSocket ? 0 : answer.ms);
  }
  await world?.stop();
  return { ...told, reached, calls: calls.size };
}

function complaintsOf(request: HostileRequest, answer: Answer, secrets: readonly string[]): string[] {
  // Signing in answers a token by design.
  const isTold = request.call !== 'POST /main/login' && secrets.some((secret) => secret !== '' && answer.body.includes(secret));
  return [
    ...complaints(request, answer),
    ...(answer.ms > slowestMs ? [`took ${Math.round(answer.ms)} ms`] : []),
    ...(isTold ? ['answers a token or a password'] : []),
  ];
}
