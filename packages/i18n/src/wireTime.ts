import { formatISO9075, isValid } from 'date-fns';
import { readAs, wire, zoneContext } from './instant';

/**
 * Reads `YYYY-MM-DD HH:mm:ss` as the API sends it: UTC, or the zone the endpoint documents (model 2.0). Undefined for
 * anything else, also for moments that do not exist.
 */
export function parseWireTime(text: string | null | undefined, timeZone = 'UTC'): Date | undefined {
  if (!text || !wire.test(text)) return undefined;
  const date = readAs(text, timeZone);
  return isValid(date) ? date : undefined;
}

/** Writes a moment as the API expects it: `YYYY-MM-DD HH:mm:ss` in UTC or in the named zone. Throws on an invalid Date. */
export const formatWireTime = (date: Date | number, timeZone = 'UTC'): string => formatISO9075(date, zoneContext(timeZone));
