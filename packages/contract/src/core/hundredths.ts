/** A decimal string of at most two decimals as whole hundredths: `'12.5'` is `1250n`; undefined for anything else. Exact at any size. */
export function hundredths(value: unknown): bigint | undefined {
  const parts = /^(\d{1,18})(?:\.(\d{1,2}))?$/.exec(typeof value === 'string' ? value.trim() : '');
  return parts ? BigInt(parts[1] ?? '') * 100n + BigInt((parts[2] ?? '').padEnd(2, '0')) : undefined;
}
