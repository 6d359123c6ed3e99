/** Finds the lines of business of a group's current plans. Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import type { ProfileGroup } from '../group/selected-group.rules.ts';
import { lineOf, type Line } from './lines-of-business.ts';

export const activeLines = ({ productList }: Pick<ProfileGroup, 'productList'>, today: IsoDate): Line[] => [
  ...new Set(
    productList
      .filter(
        ({ planPeriod, coverageEndDate }) =>
          planPeriod === 'A' && (coverageEndDate === null || coverageEndDate >= today),
      )
      .map(({ lineOfBusiness }) => lineOf(lineOfBusiness)),
  ),
];
