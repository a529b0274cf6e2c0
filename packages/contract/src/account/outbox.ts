import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { nothing } from '../core/wire';

/** A message that demo mode shows instead of delivering. */
export const outboxRow = z.object({
  id: z.string(),
  kind: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  time: z.string(),
});

export const outboxApi = {
  list: endpoint({
    method: 'GET',
    path: '/main/demo/outbox',
    summary: 'Demo mode only: the newest 20 e-mails and text messages',
    access: 'public',
    input: nothing(),
    output: z.array(outboxRow),
  }),
};
