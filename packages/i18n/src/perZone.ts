/** Builds a formatter once per time zone on first use, as `perLocale` does per language; undefined is the viewer's own zone. */
export function perZone(tag: string, options: Intl.DateTimeFormatOptions): (timeZone?: string) => Intl.DateTimeFormat {
  const known = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = known.get(timeZone) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone });
    known.set(timeZone, format);
    return format;
  };
}
