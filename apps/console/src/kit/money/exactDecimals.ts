/** A decimal string of at most two decimals as whole hundredths; undefined for anything else. Exact at any size. */
export function hundredths(value: unknown): bigint | undefined {
  const parts = /^(\d{1,18})(?:\.(\d{1,2}))?$/.exec(typeof value === 'string' ? value.trim() : '');
  return parts ? BigInt(parts[1] ?? '') * 100n + BigInt((parts[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Hundredths as a decimal string. */
export const fromHundredths = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
