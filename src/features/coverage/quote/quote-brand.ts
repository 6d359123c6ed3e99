/** The part of the brand record that the contact-me form needs. The full slice would be a tenth of the page's size. */
import type { Brand } from '../../../brand/brand.schema.ts';
import { SEGMENTS, type Segment } from '../../../lib/fields/zip-code.rules.ts';

export interface QuoteBrand {
  code: string;
  name: string;
  phone: string;
  hoursText: string;
  phonePlaceholder: string;
  dataDomainToken: number;
  /** The kinds of coverage that the visitor may ask for; never empty. */
  segments: readonly Segment[];
  ages: Pick<Brand, 'minimumVisitorAge' | 'brandState'>;
}

const MARKET_OF = { U65: 'under-65', MED: 'medicare' } as const;

/**
 * The segments to choose from: those that the brand sells plans for. A brand that sells for no segment, for example
 * only to employers, offers all segments, because it can tell visitors where to buy a plan for their segment.
 */
function segmentsOf({ markets }: Brand): readonly Segment[] {
  const sold = SEGMENTS.filter((segment) => markets.includes(MARKET_OF[segment]));
  return sold.length > 0 ? sold : SEGMENTS;
}

/** @param brand the record in the page's language */
export const toQuoteBrand = (brand: Brand): QuoteBrand => ({
  code: brand.code,
  name: brand.name,
  phone: brand.customerServicePhoneNumber,
  hoursText: brand.hours.text,
  phonePlaceholder: brand.placeholders.phone,
  dataDomainToken: brand.dataDomainToken,
  segments: segmentsOf(brand),
  ages: { minimumVisitorAge: brand.minimumVisitorAge, brandState: brand.brandState },
});
