/** The part of a brand record that an island gets; never the whole record. */
import type { Brand } from './brand.schema.ts';

export interface BrandSlice {
  code: string;
  name: string;
  storeId: number;
  /** Customer service, as members read it. */
  phone: string;
  hoursText: string;
  timeZone: string;
  messageCenter: boolean;
}

export const sliceOf = (brand: Brand): BrandSlice => ({
  code: brand.code,
  name: brand.name,
  storeId: brand.storeID,
  phone: brand.customerServicePhoneNumber,
  hoursText: brand.hours.text,
  timeZone: brand.timeZone,
  messageCenter: brand.messageCenter,
});
