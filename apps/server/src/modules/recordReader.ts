import { type Area, type Endpoint, kindOfDetail, type Permission } from '@backlot/contract';
import type { Module } from '../http/module';
import type { Call } from '../http/requests/call';
import { type Caller, holds } from '../http/requests/caller';
import { Refusal } from '../http/answers/refusal';

/** Whether a person may see what a page shows: a record, `workOrder:7`, which the call that reads it decides with its permission and its scope, or a list by the path of its call, which reads within the scope anyway. */
export function recordReader(modules: readonly Module<Area>[]): (caller: Caller, shown: string) => Promise<boolean> {
  const details = new Map<string, { endpoint: Endpoint; read: (input: unknown, call: Call) => Promise<unknown> }>();
  const lists = new Map<string, Endpoint>();
  for (const { api, handlers } of modules)
    for (const [name, endpoint] of Object.entries(api)) {
      const kind = kindOfDetail(endpoint.path);
      if (kind) details.set(kind, { endpoint, read: handlers[name] as (input: unknown, call: Call) => Promise<unknown> });
      else if (endpoint.method === 'GET') lists.set(endpoint.path, endpoint);
    }
  return async (caller, shown) => {
    const list = lists.get(shown);
    if (list) return mayCall(caller, list);
    const [kind = '', id] = shown.split(':');
    const detail = details.get(kind);
    if (!detail || !mayCall(caller, detail.endpoint)) return false;
    try {
      // Nothing of a request stands behind it: who reads, and in which language, is all that a detail asks for.
      await detail.read(detail.endpoint.input.parse({ id }), { caller, language: 'en', requestId: 'live' } as Call);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
}

const mayCall = (caller: Caller, { access }: Endpoint): boolean =>
  access === 'public' || access === 'session' || holds(caller, access as Permission);
