import type { CarePrice } from './care-prices.schema.ts';
import { t, texts } from './planned-care.text.ts';

type Key = keyof typeof texts & `care.${string}`;

const isKey = (key: string): key is Key => Object.hasOwn(texts, key);

/**
 * The portal's name for a kind of care. For a code that the portal does not know, the service's name, which is
 * English.
 */
export function careName({ code, name }: CarePrice): { name: string; isEnglish: boolean } {
  const key = `care.${code}`;
  return isKey(key) ? { name: t(key), isEnglish: false } : { name, isEnglish: true };
}
