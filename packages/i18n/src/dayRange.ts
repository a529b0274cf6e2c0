import { endOfDay, startOfDay, startOfSecond } from 'date-fns';
import { type DateInput, toInstant, zoneContext } from './instant';

/** Days picked in a filter, in the viewer's zone unless one is named. */
export interface PickedDays {
  from: DateInput;
  to: DateInput;
  timeZone?: string;
}

/**
 * The moments a picked range covers: start 00:00:00 to end 23:59:59 (spec section 9). An open end stays undefined.
 * Write them for the API with `formatWireTime`.
 */
export function dayRange({ from, to, timeZone }: PickedDays): { start: Date | undefined; end: Date | undefined } {
  const zone = zoneContext(timeZone);
  const first = toInstant(from, timeZone);
  const last = toInstant(to, timeZone);
  return {
    start: first && new Date(+startOfDay(first, zone)),
    end: last && new Date(+startOfSecond(endOfDay(last, zone), zone)),
  };
}
