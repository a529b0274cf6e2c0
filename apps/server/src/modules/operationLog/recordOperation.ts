import type { Endpoint } from '@backlot/contract';
import type { Call } from '../../http/call';
import type { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { opTypeOf } from './opTypeOf';
import { shownInput } from './shownInput';
import { operationLogs } from './tables';

/** A call that was answered, or refused. */
export interface Operation {
  endpoint: Endpoint;
  input: unknown;
  call: Call;
  refusal?: Refusal;
}

const isRehearsal = (path: string) => /\/rehearse/.test(path);

/** Notes calls that change what a permission guards. Nobody waits for it, and a log that cannot be written stops nothing. */
export const recordOperation = ({ database: { db }, log }: Services) => ({ endpoint, input, call, refusal }: Operation): void => {
  const { method, path, access, summary } = endpoint;
  if (method !== 'POST' || access === 'public' || access === 'session' || isRehearsal(path)) return;
  const { caller, device, ip, requestId } = call;
  db.insert(operationLogs)
    .values({
      name: summary,
      permission: access.replace('.', ':'),
      opType: opTypeOf(path),
      success: refusal === undefined,
      message: refusal ? JSON.stringify({ reason: refusal.reason, params: refusal.params }) : null,
      url: `/api${path}`,
      reqMethod: method,
      requestId,
      param: shownInput(input),
      account: caller.account,
      userId: caller.userId,
      ip,
      ...device,
    })
    .catch((error: unknown) => log.warn({ err: error }, 'operation not logged'));
};
