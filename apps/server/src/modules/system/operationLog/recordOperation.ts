import type { Endpoint } from '@backlot/contract';
import type { Call } from '../../../http/requests/call';
import type { Refusal } from '../../../http/answers/refusal';
import type { OperationWriter } from './operationWriter';
import { opTypeOf } from './opTypeOf';
import { refusedWhole } from './refusedWhole';
import { shownInput } from './shownInput';
import { shownOutput } from './shownOutput';

/** A call that was answered, or refused. */
export interface Operation {
  endpoint: Endpoint;
  input: unknown;
  call: Call;
  /** Absent for what was refused. */
  output?: unknown;
  refusal?: Refusal;
}

const isRehearsal = (path: string) => /\/rehearse/.test(path);

/** Notes calls that change what a permission guards. Nobody waits for it, and a log that cannot be written stops nothing. */
export const recordOperation =
  ({ add }: OperationWriter) =>
  ({ endpoint, input, call, output, refusal }: Operation): void => {
    const { method, path, access, summary } = endpoint;
    if (method !== 'POST' || access === 'public' || access === 'session' || isRehearsal(path)) return;
    const { caller, device, ip, requestId } = call;
    const message = refusal ? JSON.stringify({ reason: refusal.reason, params: refusal.params }) : (refusedWhole(output) ?? null);
    add({
      name: summary,
      permission: access.replace('.', ':'),
      opType: opTypeOf(path),
      success: message === null,
      message,
      url: `/api${path}`,
      reqMethod: method,
      requestId,
      param: shownInput(input),
      result: endpoint.answer === 'envelope' ? shownOutput(output) : null,
      account: caller.account,
      userId: caller.userId,
      ip,
      ...device,
    });
  };
