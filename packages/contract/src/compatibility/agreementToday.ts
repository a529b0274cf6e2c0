import { failureSchema, successCode } from '../core/envelope';
import { watchMessage } from '../core/liveRecord';
import type { Machine } from '../core/machine';
import { idempotencyHeader, socketAliveMs, socketPath } from '../core/session';
import * as contract from '../index';
import type { Agreement } from './agreement';
import { callsOf } from './callsOf';
import { shapeOf } from './shapeOf';

/** What the sources of today agree on. */
export function agreementToday(): Agreement {
  return {
    calls: callsOf(contract.api),
    messages: {
      sent: shapeOf(contract.socketMessage, 'output'),
      heard: shapeOf(watchMessage, 'input'),
      refusal: shapeOf(failureSchema, 'output'),
    },
    errors: Object.fromEntries(Object.entries(contract.errors).map(([name, { code, status }]) => [name, { code, status }])),
    lives: Object.fromEntries(
      Object.entries(contract).flatMap(([name, value]: [string, unknown]) => (isMachine(value) ? [[name, value.states]] : [])),
    ),
    fixed: { idempotencyHeader, socketPath, socketAliveMs, successCode },
  };
}

const isMachine = (value: unknown): value is Machine<string, string> =>
  typeof value === 'object' && value !== null && 'states' in value && 'events' in value;
