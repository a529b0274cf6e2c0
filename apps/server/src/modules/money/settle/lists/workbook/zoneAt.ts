/** A zone with the offset that holds in it at a moment of the wire: `Asia/Manila GMT+8`. */
export const zoneAt = (timeZone: string, time: string): string => {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(`${time.replace(' ', 'T')}Z`))
    .find(({ type }) => type === 'timeZoneName');
  return [timeZone, offset?.value].filter(Boolean).join(' ');
};
