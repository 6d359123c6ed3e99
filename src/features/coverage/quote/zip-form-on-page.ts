/** Reads the zip form on the page of the contact-me form. The zip form belongs to another feature. */
import type { QuoteContext } from './quote-form.rules.ts';

/** Ids of the controls in the zip form. */
export const ZIP_FIELD = 'zip-code';
export const COUNTY_FIELD = 'zip-county';

export const shownZipForm = (): QuoteContext['zipForm'] => ({
  typed: document.querySelector<HTMLInputElement>(`input#${ZIP_FIELD}`)?.value ?? '',
  asksCounty: document.querySelector(`#${COUNTY_FIELD}`) !== null,
});
