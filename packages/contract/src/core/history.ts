import * as z from 'zod';
import { id } from './wire';

/** One line of a record's history: who did what, when, from which state to which, and why. */
export const historyRow = z.object({
  id: id(),
  /** `resource.event`, as in the audit trail: `workOrder.handOut`, `workOrderLink.reject`. */
  action: z.string(),
  /** The part it happened to, where that is not the record itself: a creator of an order. */
  subject: z.string().optional(),
  /** Names of the states in the life cycle: `draft`, `issued`. */
  fromState: z.string().nullable(),
  toState: z.string().nullable(),
  actorName: z.string(),
  reason: z.string().nullable(),
  time: z.string(),
});
export type HistoryRow = z.infer<typeof historyRow>;

/** Reference to another record by id and displayed name. */
export const reference = z.object({ id: id(), name: z.string() });

/** The actions this caller may take on this row now, as the server would allow them. */
export const can = z.array(z.string());
