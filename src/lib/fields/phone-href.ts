const WITH_COUNTRY_CODE = /^1\d{10}$/;

/** Returns `tel:+18005550110` for `1-800-555-0110`. Never adds a missing country code: `tel:711`, `tel:5555550100`. */
export function phoneHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return WITH_COUNTRY_CODE.test(digits) || phone.startsWith('+') ? `tel:+${digits}` : `tel:${digits}`;
}
