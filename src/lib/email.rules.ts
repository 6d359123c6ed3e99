/** What an email address must look like (spec 000 §5 'Email', 001 §5). Pure; what to say is each form's own text. */

/** Characters, after what stands around the address is trimmed (spec 000 §5, §9). */
const MIN_EMAIL_LENGTH = 7;
export const MAX_EMAIL_LENGTH = 50;
/** Data-domain token under which a top-level domain may have any number of letters, from two (spec 000 §5). */
const ANY_LENGTH_TOKEN = 16;

const ADDRESS = /^[^\s@]+@(?:[a-z0-9-]+\.)+[a-z]{2,4}$/i;
const ADDRESS_OF_ANY_LENGTH = /^[^\s@]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** `malformed`: too short, or no address: both are told in the same words (001 §5). `long`: over 50 characters. */
type EmailError = 'missing' | 'malformed' | 'long';

/** An address as it is sent: without the spaces around it. */
export const tidyEmail = (typed: string): string => typed.trim();

/**
 * What is wrong with an address, or null.
 * @param typed as typed into a field
 * @param dataDomainToken as the data-domain token cookie says (spec 000 §5): 16 lets top-level domains have more than four letters
 */
export function emailError(typed: string, dataDomainToken: number): EmailError | null {
  const address = tidyEmail(typed);
  if (address === '') return 'missing';
  if (address.length > MAX_EMAIL_LENGTH) return 'long';
  const pattern = dataDomainToken === ANY_LENGTH_TOKEN ? ADDRESS_OF_ANY_LENGTH : ADDRESS;
  return address.length < MIN_EMAIL_LENGTH || !pattern.test(address) ? 'malformed' : null;
}
