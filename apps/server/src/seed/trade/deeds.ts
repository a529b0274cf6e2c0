import type { Person, TradeWorld } from './tradeWorld';

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
