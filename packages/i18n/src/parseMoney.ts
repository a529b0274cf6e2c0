import { type Currency, currencyScale, currencySymbol } from './currency';
import { readDecimal, roundDecimal, writeDecimal } from './decimal';
import type { Locale } from './locale';
import { narrow, type ParsedNumber, parseNumber } from './parseNumber';

/** An amount typed by a person, with or without the currency's mark, to the wire form: `500.000đ` in vn → `500000`. */
export function parseMoney({ text, currency, locale }: { text: string; currency: Currency; locale: Locale }): ParsedNumber {
  const scale = currencyScale(currency);
  const parsed = parseNumber({ text: withoutMark(narrow(text).trim(), currency), locale, decimals: scale });
  const value = parsed.amount === undefined ? undefined : readDecimal(parsed.amount);
  return value ? { amount: writeDecimal(roundDecimal(value, scale)) } : parsed;
}

/** What people type besides code and symbol. */
const typedMarks: Partial<Record<Currency, string[]>> = { VND: ['đ'], SGD: ['$'], USD: ['$'], PHP: ['P'] };

function withoutMark(text: string, currency: Currency): string {
  const sign = text.startsWith('-') ? '-' : '';
  const bare = text.slice(sign.length).trim();
  const marks = [currency, currencySymbol(currency), ...(typedMarks[currency] ?? [])].map((mark) => mark.toLowerCase());
  const lower = bare.toLowerCase();
  const before = marks.find((mark) => lower.startsWith(mark));
  if (before) return sign + bare.slice(before.length).trimStart();
  const behind = marks.find((mark) => lower.endsWith(mark));
  return behind ? sign + bare.slice(0, -behind.length).trimEnd() : text;
}
