/** The brand data of the page that compares plans. The full slice would be a tenth of the page. */
import type { Brand } from '../../brand/brand.schema.ts';
import { minimumVisitorAge } from '../../brand/visitor-age.rules.ts';
import type { VisitorPlace } from '../../session/storage/visitor-place.ts';

export interface PlansBrand {
  code: string;
  phone: string;
  hoursText: string;
  ages: Pick<Brand, 'minimumVisitorAge' | 'brandState'>;
}

/** @param brand in the page's language */
export const plansBrandOf = (brand: Brand): PlansBrand => ({
  code: brand.code,
  phone: brand.customerServicePhoneNumber,
  hoursText: brand.hours.inSentence,
  ages: { minimumVisitorAge: brand.minimumVisitorAge, brandState: brand.brandState },
});

/** The age that a visitor must have, in years: of the state of the county, else of the brand's (spec 000 §5). */
export const ageToApply = (ages: PlansBrand['ages'], place: VisitorPlace | null): number =>
  minimumVisitorAge(ages, place?.county?.state);
