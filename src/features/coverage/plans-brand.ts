/** The brand data of the page that compares plans. The full slice would be a tenth of the page. */
import type { BrandSlice } from '../../brand/brand-slice.ts';

export interface PlansBrand {
  code: string;
  phone: string;
  hoursText: string;
  timeZone: string;
  /** Youngest visitor who may apply, in years. */
  minimumAge: number;
}

export const plansBrandOf = ({ code, phone, hoursText, timeZone, rules }: BrandSlice): PlansBrand => ({
  code,
  phone,
  hoursText,
  timeZone,
  minimumAge: rules.minimumVisitorAge,
});
