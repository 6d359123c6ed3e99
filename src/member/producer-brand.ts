/** The part of the brand slice that the producer site uses: the whole slice would be a tenth of its page. */
import type { BrandSlice } from '../brand/brand-slice.ts';
import { pageLanguage } from '../lib/i18n.ts';

export interface ProducerBrand extends Pick<BrandSlice, 'code' | 'storeId' | 'phone' | 'hoursText'> {
  rules: Pick<BrandSlice['rules'], 'memberHome' | 'dictionaryBrands'> & {
    sites: Pick<BrandSlice['rules']['sites'], 'employee'>;
  };
  spanishHours: string;
}

export const producerBrandOf = ({
  code,
  storeId,
  phone,
  hoursText,
  rules,
  spanish,
}: BrandSlice): ProducerBrand => ({
  code,
  storeId,
  phone,
  hoursText,
  rules: {
    memberHome: rules.memberHome,
    dictionaryBrands: rules.dictionaryBrands,
    sites: { employee: rules.sites.employee },
  },
  spanishHours: spanish.hoursText,
});

export const spokenBrand = (brand: ProducerBrand): ProducerBrand =>
  pageLanguage() === 'es' ? { ...brand, hoursText: brand.spanishHours } : brand;
