import type { CarePrice } from './care-prices.schema.ts';
import { t, texts } from './planned-care.text.ts';

type Key = keyof typeof texts & `care.${string}`;

const isKey = (key: string): key is Key => Object.hasOwn(texts, key);

/** For a code that the portal does not know, the name is the service's, which is English. */
export function careName({ code, name }: CarePrice): { name: string; isEnglish: boolean } {
  const key = `care.${code}`;
  return isKey(key) ? { name: t(key), isEnglish: false } : { name, isEnglish: true };
}
