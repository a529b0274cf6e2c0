/** Money in whole units of the currency's last decimal (MA1): 1499.00 PHP is `149900n`, 189500 VND is `189500n`. */
export type Amount = bigint;

const decimal = /^(-?)(\d{1,16})(?:\.(\d+))?$/;

/**
 * An exact decimal as whole units of its last decimal: `readAmount('12.5', 2)` is `1250n`.
 * Null for what is no decimal number, and for one that is finer than `scale` allows; zeros behind the scale do no harm.
 */
export function readAmount(text: string, scale: number): Amount | null {
  const [, sign, whole, decimals = ''] = decimal.exec(text) ?? [];
  const kept = decimals.replace(/0+$/, '');
  if (whole === undefined || kept.length > scale) return null;
  const size = BigInt(whole + kept.padEnd(scale, '0'));
  return sign ? -size : size;
}

/** An amount with all decimals of its scale: `writeAmount(-12000n, 2)` is `-120.00`. */
export function writeAmount(amount: Amount, scale: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, '0');
  const split = digits.length - scale;
  return `${amount < 0n ? '-' : ''}${digits.slice(0, split)}${scale ? `.${digits.slice(split)}` : ''}`;
}
