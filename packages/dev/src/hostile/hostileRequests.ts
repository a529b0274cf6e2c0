import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { plainBody, spoiltBody } from './hostileBody.ts';
import { hostileFile } from './hostileFile.ts';
import { asQuery, pollutedQuery } from './hostileQuery.ts';
import { hostileHeaders, hostileMethod, hostileTarget, wrongToken } from './hostileEnvelope.ts';
import type { HostileRequest } from './HostileRequest.ts';
import { hostileSocket } from './hostileSocket.ts';
import type { Known } from './Known.ts';
import { mutatedInput } from './mutatedInput.ts';
import { plausibleInput } from './plausibleInput.ts';
import { toRawJson } from './rawJson.ts';
import type { Schema } from './schemaDef.ts';

/** A call of a contract, as far as it is needed to ask for it. */
interface AskedCall {
  method: 'GET' | 'POST';
  path: string;
  body: 'json' | 'multipart';
  input: Schema;
}

export interface Targets {
  /** Calls by area and name. */
  api: Readonly<Record<string, Readonly<Record<string, AskedCall>>>>;
  /** Who asks; the first of them more often than the others. */
  accounts: readonly string[];
  known: Known;
}

type Draft = Omit<HostileRequest, 'account'>;
type Sent = Pick<HostileRequest, 'body' | 'headers'> & { isCutOff?: boolean };

const nothing: Sent = { body: Buffer.alloc(0), headers: [] };

/** The hostile requests of a contract: the same ones for the same seed, each by its number and without those before it. */
export function hostileRequests({ api, accounts, known }: Targets): (seed: number, index: number) => HostileRequest {
  const calls = Object.entries(api).flatMap(([area, ofArea]) => Object.values(ofArea).map((call) => ({ area, call })));
  const asked = calls.map(({ area, call }) => askedFor(call, plausibleInput(call.input, { area, key: '', known })));
  const [first = '', ...others] = accounts;
  const account = fc.oneof({ weight: 3, arbitrary: fc.constant(first) }, { weight: 5, arbitrary: fc.constantFrom(...others, first) });
  const usual = fc
    .tuple(fc.constantFrom(...asked), account)
    .chain(([draft, who]) =>
      fc.oneof({ weight: 15, arbitrary: draft.map((each) => withToken(each, who)) }, { weight: 1, arbitrary: wrongToken(draft) }),
    );
  const request = fc.oneof<fc.MaybeWeightedArbitrary<HostileRequest>[]>(
    { weight: 30, arbitrary: usual },
    { weight: 1, arbitrary: hostileTarget.map((target) => ({ ...unread, call: 'no call', target })) },
    { weight: 1, arbitrary: hostileSocket(accounts) },
  );
  return (seed, index) => fc.sample(request, { seed: mixed(seed, index), numRuns: 1 })[0] ?? unread;
}

/** Neighbours have nothing in common. */
const mixed = (seed: number, index: number): number => createHash('sha256').update(`${seed}/${index}`).digest().readInt32BE();

const unread: HostileRequest = { call: '', method: 'GET', target: '/', ...nothing, isCutOff: false, isSocket: false };

const withToken = (draft: Draft, account: string): HostileRequest => ({
  ...draft,
  account,
  headers: [['authorization', 'Bearer {token}'], ...draft.headers],
});

/** Requests for one call: three of four with an input of the right form, the others broken somewhere on the way. */
function askedFor(call: AskedCall, plausible: fc.Arbitrary<unknown>): fc.Arbitrary<Draft> {
  const input = fc.oneof({ weight: 3, arbitrary: plausible }, { weight: 2, arbitrary: mutatedInput(plausible) });
  const right = call.method === 'GET' || call.body === 'multipart' ? inQuery(call, input) : inBody(call, input);
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 3, arbitrary: call.method === 'GET' ? polluted(call, plausible) : spoilt(call, plausible) },
    { weight: 1, arbitrary: right.chain((draft) => hostileMethod.map((method) => ({ ...draft, method }))) },
    {
      weight: 1,
      arbitrary: right.chain((draft) => hostileHeaders.map((headers) => ({ ...draft, headers: [...draft.headers, ...headers] }))),
    },
  );
}

const draftOf = ({ method, path }: AskedCall, query: string, { body, headers, isCutOff = false }: Sent): Draft => ({
  call: `${method} ${path}`,
  method,
  target: `/api${path}${query ? `?${query}` : ''}`,
  headers,
  body,
  isCutOff,
  isSocket: false,
});

const inQuery = (call: AskedCall, input: fc.Arbitrary<unknown>) =>
  fc
    .tuple(input, call.body === 'multipart' ? hostileFile : fc.constant(nothing))
    .map(([value, sent]) => draftOf(call, asQuery(value), sent));

const inBody = (call: AskedCall, input: fc.Arbitrary<unknown>) => input.map((value) => draftOf(call, '', plainBody(toRawJson(value))));

const polluted = (call: AskedCall, input: fc.Arbitrary<unknown>) =>
  input.chain((value) => pollutedQuery(asQuery(value)).map((query) => draftOf(call, query, nothing)));

const spoilt = (call: AskedCall, input: fc.Arbitrary<unknown>) =>
  input.chain((value) => spoiltBody(toRawJson(value)).map((sent) => draftOf(call, '', sent)));
