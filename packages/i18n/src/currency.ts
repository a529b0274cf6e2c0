/** Currencies of the six countries, then the two used for display only (model 2.1). */
export const currencies = ['PHP', 'MYR', 'THB', 'VND', 'SGD', 'IDR', 'USD', 'CNY'] as const;

/** ISO 4217 code of a currency the product knows. */
export type Currency = (typeof currencies)[number];

export const isCurrency = (value: unknown): value is Currency => currencies.includes(value as Currency);

/** Decimals an amount is kept and shown with: 0 for VND and IDR, otherwise 2 (model 2.1). */
export const currencyScale = (currency: Currency): number => (currency === 'VND' || currency === 'IDR' ? 0 : 2);

/** Symbol of a currency; dollars are always told apart: `S$`, `US$`. An unknown code stands for itself. */
export const currencySymbol = (currency: Currency): string => symbols[currency] ?? currency;

const symbols: Record<string, string | undefined> = {
  PHP: '₱',
  MYR: 'RM',
  THB: '฿',
  VND: '₫',
  SGD: 'S$',
  IDR: 'Rp',
  USD: 'US$',
  CNY: '¥',
} satisfies Record<Currency, string>;
