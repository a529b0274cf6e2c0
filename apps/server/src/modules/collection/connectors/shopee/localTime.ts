import { CollectError } from '../CollectError';

/** A local time without a zone, `2025/8/10 15:36:22`, as a moment in the zone of its shop. */
export function localTime(text: string, timeZone: string): Date {
  const found = /^(\d{4})\/(\d{1,2})\/(\d{1,2}) (\d{1,2}):(\d{2}):(\d{2})$/.exec(text);
  if (!found) throw new CollectError('ShapeChanged', `time ${text}`);
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  return new Date(asUtc - offsetOf(asUtc, timeZone));
}

/** One for each zone: making one takes longer than all that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone is before UTC at a moment. Zones of the region keep one time the whole year. */
function offsetOf(time: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })));
  const shown = format.format(time);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000;
}
