/** The zip form on the page of the contact-me form. Another feature's island: only what it shows is read. */
import type { QuoteContext } from './quote-form.rules.ts';

/** Ids of its controls. */
export const ZIP_FIELD = 'zip-code';
export const COUNTY_FIELD = 'zip-county';

export const shownZipForm = (): QuoteContext['zipForm'] => ({
  typed: document.querySelector<HTMLInputElement>(`input#${ZIP_FIELD}`)?.value ?? '',
  asksCounty: document.querySelector(`#${COUNTY_FIELD}`) !== null,
});
