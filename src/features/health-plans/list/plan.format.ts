/** Formats a plan's name and dates for the list, in the page's language. */
import type { IsoDate } from '../../../lib/date/date.ts';
import { listText } from '../../../lib/text/list-text.ts';
import { showLongDate } from '../../../lib/date/long-date.ts';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';
import { t } from './health-plans-list.text.ts';

export type Standing = 'current' | 'upcoming' | 'previous' | 'canceled';

export function standingOf({
  isCanceled,
  isActive,
  isCurrent,
}: Pick<HealthPlanRow, 'isCanceled' | 'isActive' | 'isCurrent'>): Standing {
  if (isCanceled) return 'canceled';
  if (isCurrent) return 'current';
  return isActive ? 'upcoming' : 'previous';
}

/** 'Community Choice PPO + Three-Tier Prescription Drug', for example. Plan names are always English. */
export const planTitle = ({ plans }: Pick<HealthPlanRow, 'plans'>): string =>
  plans.map(({ name }) => name).join(' + ');

export const typesText = ({ types }: Pick<HealthPlanRow, 'types'>): string =>
  listText(types.map((type) => t(`type.${type}`)));

/** Describes the period from the first through the last day. @param today in the brand's time zone */
export function periodText(begin: IsoDate, end: IsoDate | null, today: IsoDate): string {
  const dates = { begin: showLongDate(begin), end: end === null ? '' : showLongDate(end) };
  if (begin > today) return t(end === null ? 'starts' : 'startsAndEnds', dates);
  return t(end === null ? 'since' : 'period', dates);
}
