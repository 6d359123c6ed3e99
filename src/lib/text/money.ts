/** Money is in whole cents inside the portal; services send dollars, as numbers or strings. */
import { cachedFormats } from '../date/format-cache.ts';
import { pageLocale } from './i18n.ts';

/** Converts dollars, a number or `$1,250.00`, to cents; null if the text is not an amount. */
export function toCents(dollars: number | string): number | null {
  const amount = typeof dollars === 'number' ? dollars : Number(dollars.replace(/[$,\s]/g, '') || Number.NaN);
  return Number.isFinite(amount) ? Math.round(amount * 100) : null;
}

const dollars = cachedFormats(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
);

const wholeDollars = cachedFormats(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** `$3,000`: no decimals (spec 001 §5 'Threshold shows 0 decimals'). */
export const showWholeDollars = (cents: number, locale = pageLocale()): string =>
  wholeDollars(locale).format(cents / 100);

/** `$42.10`: always two decimals (spec 001 §2 'Member cost shows 2 decimals'). */
export const showMoney = (cents: number, locale = pageLocale()): string =>
  dollars(locale).format(cents / 100);
