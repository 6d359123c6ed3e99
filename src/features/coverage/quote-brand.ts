/** The brand data of the contact-me form. The full slice would be a tenth of the page. */
import type { Brand } from '../../brand/brand.schema.ts';

export interface QuoteBrand {
  code: string;
  name: string;
  phone: string;
  hoursText: string;
  timeZone: string;
  phonePlaceholder: string;
  dataDomainToken: number;
  ages: Pick<Brand, 'minimumVisitorAge' | 'brandState'>;
}

/** @param brand in the page's language */
export const toQuoteBrand = (brand: Brand): QuoteBrand => ({
  code: brand.code,
  name: brand.name,
  phone: brand.customerServicePhoneNumber,
  hoursText: brand.hours.text,
  timeZone: brand.timeZone,
  phonePlaceholder: brand.placeholders.phone,
  dataDomainToken: brand.dataDomainToken,
  ages: { minimumVisitorAge: brand.minimumVisitorAge, brandState: brand.brandState },
});
