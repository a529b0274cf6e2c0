import type { Person, TradeWorld } from './tradeWorld';

/** An event of the past for the audit trail. */
export interface Deed {
  time: Date;
  userId: string | null;
  account: string | null;
  action: string;
  object: string;
  detail: Record<string, unknown>;
}

interface Event {
  time: Date;
  /** Absent when the system did it. */
  by?: Person | undefined;
  from?: string;
  to?: string;
  reason?: string;
}

/** Notes `resource.event` of a record: `did(world, 'workOrder.claim', id, { … })`. */
export function did({ deeds }: TradeWorld, action: string, id: string, { time, by, from, to, reason }: Event): void {
  const object = `${action.split('.')[0] ?? action}:${id}`;
  deeds.push({
    time,
    userId: by?.id ?? null,
    account: by?.account ?? null,
    action,
    object,
    detail: { ...(from ? { from } : {}), ...(to ? { to } : {}), ...(reason ? { reason } : {}) },
  });
}
