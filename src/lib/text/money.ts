/** Converts and formats money. The portal uses whole cents; services send dollars as numbers or strings. */
import { cachedFormats } from '../date/format-cache.ts';
import { pageLocale } from './i18n.ts';

/** Converts dollars, such as 12.5 or `$1,250.00`, to cents. Returns null if the value is not an amount. */
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

/** Formats cents as `$3,000`, without decimals (spec 001 §5 'Threshold shows 0 decimals'). */
export const showWholeDollars = (cents: number): string => wholeDollars(pageLocale()).format(cents / 100);

/** Formats cents as `$42.10`, always with two decimals (spec 001 §2 'Member cost shows 2 decimals'). */
export const showMoney = (cents: number, locale = pageLocale()): string =>
  dollars(locale).format(cents / 100);
