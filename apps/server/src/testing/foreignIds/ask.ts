import type { TestClient } from '../testClient';
import { drafts } from './drafts';
import { type IdInput, inputWith, jsonInputs } from './idInputs';
import { type Own, ownFor, ownRecords } from './ownRecords';
import { referenceOf } from './Thing';

interface Asking {
  client: TestClient;
  own: Own;
}

interface Answered {
  /** Code of the answer, or of the row that failed, with what it shows; the id that was asked for stands as `id`. */
  said: string;
  /** Whether it says that there is no such record, or names the field that the id came in. */
  isAboutId: boolean;
}

/** No record, no access to it, nothing to print, download or take back, no picture, a BD out of the team, no test of this person. */
const refusals = new Set([1013003, 1020002, 1021002, 1024005, 1032003, 1032005, 1033002, 2015001, 2020003, 2021001, 2026001]);

/** An own record was changed by a call before: it is asked again with its version of now. */
const stale = 1020003;

/** Inputs that are never read, and those that name what may be gone already. */
const taken = new Set([
  'account.updateInfo id',
  'notice.currNoticeRead []',
  'onlineUser.forceExist sessionId',
  'onlineUser.forceMany ids',
  'workOrder.allocate wishes',
]);

/** When an answer was made, which is not the same for the next one. */
const now = /"dataTime":"[^"]*"/g;

/** Carries out a call that names own records, but for one place. */
export async function ask(input: IdInput, id: string, { client, own }: Asking): Promise<Answered> {
  let { body } = await send(input, inputFor(input, id, own), client);
  if (body.code === stale) {
    Object.assign(own, await ownRecords(client));
    ({ body } = await send(input, inputFor(input, id, own), client));
  }
  const data = body.data as { failed?: { code: number }[] } | null;
  const code = data?.failed?.[0]?.code ?? body.code;
  const [field = ''] = input.path;
  if (code !== 200)
    return { said: `${code} ${JSON.stringify(body.fields ?? {})}`, isAboutId: refusals.has(code) || field in (body.fields ?? {}) };
  const { method, isReading } = input.endpoint;
  const isReadOnly = method === 'GET' || isReading === true || taken.has(`${input.call} ${field}`);
  return { said: `200 ${JSON.stringify(data).replaceAll(id, 'id').replaceAll(now, '')}`, isAboutId: isReadOnly };
}

/** Sends an input as its call takes it. */
export const send = ({ endpoint: { method, path } }: IdInput, input: unknown, client: TestClient) =>
  method === 'GET'
    ? client.get(path, Object.fromEntries(Object.entries(input as object).map(([key, value]) => [key, [value].flat()[0] as string])))
    : client.post(path, input);

/** The input of a call with an id at one place and own records, in their version, at the others that may not be left out. */
function inputFor(input: IdInput, id: string, own: Own): unknown {
  const whole = inputWith(input, id) as object;
  let draft: Record<string, unknown> = { ...drafts[input.call] };
  for (const other of jsonInputs.filter(({ call, path }) => call === input.call && path[0] !== input.path[0])) {
    const [key = ''] = other.path;
    const mine = key in whole ? ownFor(input.call, own[referenceOf(other) ?? '']) : undefined;
    if (!mine) continue;
    if (key === 'id' && 'version' in whole) draft['version'] = mine.version;
    draft = inputWith(other, mine.id, draft) as Record<string, unknown>;
  }
  return inputWith(input, id, draft);
}
