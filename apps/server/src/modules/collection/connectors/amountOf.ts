import { CollectError } from './CollectError';

/** Currencies that write thousands with a dot and decimals with a comma. */
const dotted: ReadonlySet<string> = new Set(['IDR', 'VND']);

/**
 * An amount of a channel as exact decimal text with two decimals. One with a symbol is written as people there write it:
 * "Rp9.900", "₫10.000", "$1,234.50"; a bare one has a dot before its decimals.
 */
export function amountOf(text: string, currency: string): string {
  const bare = text.replaceAll(/[^\d.,-]/g, '');
  const isLocal = bare !== text.trim() || /[.,]\d{3}(?!\d)/.test(bare);
  const [thousands, decimal] = dotted.has(currency) ? ['.', ','] : [',', '.'];
  const plain = isLocal ? bare.replaceAll(thousands ?? '', '').replace(decimal ?? '', '.') : bare;
  const found = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(plain);
  if (!found) throw new CollectError('ShapeChanged', `amount ${text} ${currency}`);
  const [, sign = '', whole = '', decimals = ''] = found;
  return `${sign}${whole}.${decimals.padEnd(2, '0')}`;
}

/** An amount as often as it counts. */
export function timesOf(amount: string, count: number): string {
  const hundredths = (BigInt(amount.replace('.', '')) * BigInt(count)).toString().padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}

/** What is taken off as what is paid, and the other way round. */
export const negated = (amount: string): string =>
  /^-?0+\.00$/.test(amount) ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
