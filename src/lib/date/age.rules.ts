/** Ages in completed years (spec 000 §5, §9 'Minimum ages'). Pure. */
import type { IsoDate } from './date.ts';

const MONTH_AND_DAY = 'yyyy-'.length;

const yearOf = (date: IsoDate): number => Number(date.slice(0, 'yyyy'.length));

/** Age in years, negative before birth. A birthday on February 29 falls on March 1 in common years. @param day in the brand's time zone */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = yearOf(day) - yearOf(birth);
  return day.slice(MONTH_AND_DAY) < birth.slice(MONTH_AND_DAY) ? years - 1 : years;
}

/** Whether a person has reached an age. True from the birthday on. */
export const isOldEnough = (birth: IsoDate, minimumAge: number, day: IsoDate): boolean =>
  birth <= day && ageOn(birth, day) >= minimumAge;
