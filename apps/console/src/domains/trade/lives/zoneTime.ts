import { countryOf, formatWireTime, parseWireTime } from '@backlot/i18n';

/** A moment of the wire as a field for day and time shows it, `YYYY-MM-DDTHH:mm`, in the zone of a country. */
export function localOf(wire: string, country: string): string {
  const time = parseWireTime(wire);
  return time ? clock(time, country).replace(' ', 'T') : '';
}

/** The moment, as the wire has it, at which it is some day and time in a country; undefined for what is none. */
export function wireOf(local: string, country: string): string | undefined {
  const asUtc = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(asUtc)) return undefined;
  const ahead = Date.parse(`${clock(new Date(asUtc), country).replace(' ', 'T')}:00Z`) - asUtc;
  return formatWireTime(new Date(asUtc - ahead));
}

/** `2026-11-24 20:00 – 22:00`, in the zone of a country; the end has its day where it is another. */
export function spanOf({ beginTime, endTime, country }: { beginTime: string; endTime: string; country: string }): string {
  const [begin, end] = [localOf(beginTime, country).replace('T', ' '), localOf(endTime, country).replace('T', ' ')];
  return `${begin} – ${end.slice(0, 10) === begin.slice(0, 10) ? end.slice(11) : end}`;
}

/** Swedish writes the day as the wire does. */
const clock = (time: Date, country: string): string =>
  time.toLocaleString('sv-SE', { timeZone: countryOf(country)?.timeZone ?? 'UTC' }).slice(0, 16);
