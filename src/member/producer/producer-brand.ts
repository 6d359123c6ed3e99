/** The part of the brand slice that the producer site uses. The whole slice would make up a tenth of the page's size. */
import type { BrandSlice } from '../../brand/brand-slice.ts';

export interface ProducerBrand extends Pick<BrandSlice, 'code' | 'storeId' | 'phone' | 'hoursText'> {
  rules: Pick<BrandSlice['rules'], 'memberHome' | 'dictionaryBrands'> & {
    sites: Pick<BrandSlice['rules']['sites'], 'employee'>;
  };
}

export const producerBrandOf = ({ code, storeId, phone, hoursText, rules }: BrandSlice): ProducerBrand => ({
  code,
  storeId,
  phone,
  hoursText,
  rules: {
    memberHome: rules.memberHome,
    dictionaryBrands: rules.dictionaryBrands,
    sites: { employee: rules.sites.employee },
  },
});
