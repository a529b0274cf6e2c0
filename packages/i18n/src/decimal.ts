/** A decimal number in digits, so that no amount passes through floating point. */
export interface Decimal {
  negative: boolean;
  whole: string;
  fraction: string;
}

/** Reads `-1234.50`; undefined for anything else (no exponent, no separators, no spaces). */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : { negative: sign === '-', whole: whole.replace(/^0+(?=\d)/, ''), fraction };
}

/** Rounds half away from zero to `scale` decimals, padding with zeros; zero has no sign (model 4.1). */
export function roundDecimal({ negative, whole, fraction }: Decimal, scale: number): Decimal {
  const kept = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  const units = (fraction[scale] ?? '0') >= '5' ? kept + 1n : kept;
  const digits = units.toString().padStart(scale + 1, '0');
  const cut = digits.length - scale;
  return { negative: negative && units > 0n, whole: digits.slice(0, cut), fraction: digits.slice(cut) };
}

/** Writes the wire form: `-1234.50`. */
export const writeDecimal = ({ negative, whole, fraction }: Decimal): string =>
  (negative ? '-' : '') + whole + (fraction && `.${fraction}`);
