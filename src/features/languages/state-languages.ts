/**
 * Data: the 15 most spoken languages of people with limited English proficiency by state, from the HHS list for
 * section 1557 (American Community Survey). Compare it with the newest survey before relying on it (decision 022).
 * Where the Census counts Cushite, this lists Somali, Oromo or both, by the size of the groups.
 */
import type { LanguageCode } from './taglines.ts';

export const STATE_LANGUAGES = {
  AZ: ['es', 'nv', 'zh', 'vi', 'ar', 'tl', 'ko', 'fr', 'de', 'ru', 'ja', 'fa', 'aii', 'sh', 'th'],
  CA: ['es', 'zh', 'vi', 'tl', 'ko', 'hy', 'fa', 'ru', 'ja', 'ar', 'pa', 'km', 'hmn', 'hi', 'th'],
  CO: ['es', 'vi', 'zh', 'ko', 'ru', 'am', 'ar', 'de', 'fr', 'ne', 'tl', 'ja', 'om', 'fa', 'bsq'],
  DC: ['es', 'am', 'fr', 'zh', 'tl', 'vi', 'pt', 'ru', 'it', 'ar', 'ko', 'bsq', 'ig', 'yo', 'bn'],
  DE: ['es', 'zh', 'ht', 'gu', 'fr', 'ko', 'it', 'vi', 'de', 'tl', 'hi', 'ur', 'ar', 'te', 'nl'],
  GA: ['es', 'vi', 'ko', 'zh', 'gu', 'fr', 'am', 'hi', 'ht', 'ru', 'ar', 'pt', 'fa', 'de', 'ja'],
  IL: ['es', 'pl', 'zh', 'ko', 'tl', 'ar', 'ru', 'gu', 'ur', 'vi', 'it', 'hi', 'fr', 'el', 'de'],
  KS: ['es', 'vi', 'zh', 'de', 'ko', 'lo', 'ar', 'tl', 'my', 'fr', 'ja', 'ru', 'hmn', 'fa', 'sw'],
  MA: ['es', 'pt', 'zh', 'ht', 'vi', 'ru', 'ar', 'km', 'fr', 'it', 'ko', 'el', 'pl', 'hi', 'gu'],
  MN: ['es', 'hmn', 'so', 'om', 'vi', 'zh', 'ru', 'lo', 'am', 'ksw', 'de', 'km', 'ar', 'fr', 'ko'],
  ND: ['es', 'de', 'so', 'om', 'zh', 'vi', 'bsq', 'ar', 'sw', 'ru', 'ne', 'fr', 'ko', 'tl', 'no'],
  NY: ['es', 'zh', 'ru', 'ht', 'ko', 'it', 'yi', 'bn', 'pl', 'ar', 'fr', 'ur', 'tl', 'el', 'sq'],
  OH: ['es', 'zh', 'de', 'ar', 'pdc', 'ru', 'fr', 'vi', 'so', 'ko', 'it', 'ja', 'nl', 'uk', 'ro'],
  PA: ['es', 'zh', 'vi', 'ru', 'pdc', 'ko', 'it', 'ar', 'fr', 'de', 'gu', 'pl', 'ht', 'km', 'pt'],
  VA: ['es', 'ko', 'vi', 'zh', 'ar', 'tl', 'fa', 'am', 'ur', 'fr', 'ru', 'hi', 'de', 'bn', 'bsq'],
  WA: ['es', 'zh', 'vi', 'ko', 'ru', 'tl', 'uk', 'km', 'ja', 'am', 'so', 'ar', 'pa', 'de', 'lo'],
  WV: ['es', 'zh', 'fr', 'de', 'vi', 'ar', 'it', 'tl', 'ja', 'ko', 'th', 'ne', 'fa', 'ru', 'ur'],
  WY: ['es', 'zh', 'de', 'tl', 'vi', 'it', 'ko', 'fr', 'ja', 'ru', 'gu', 'ar', 'ne', 'no', 'th'],
} as const satisfies Readonly<Record<string, readonly LanguageCode[]>>;
