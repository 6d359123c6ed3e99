import { t } from '../shared/member.text.ts';

const NOON = 12;
const EVENING = 18;

/** @param hour 0 to 23 in the brand's time zone */
export function greeting(hour: number, name: string): string {
  if (hour < NOON) return t('morning', { name });
  return hour < EVENING ? t('afternoon', { name }) : t('evening', { name });
}
