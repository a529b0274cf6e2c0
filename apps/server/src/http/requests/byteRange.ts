/** Bytes of a file from one to another, both among them. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range that a header asks for of so many bytes: undefined for the whole, as for several ranges and for what is no range at all;
 * `outside` where the file ends before it begins (RFC 9110 section 14).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // The last so many bytes.
  if (from === '') return to === '0' || Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'outside' : { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
