/** Rules of the need-help menu (spec 000 §2 Header, §8 'Shell'). Pure. */
import type { HelpMenu } from './help.schema.ts';

/** The relay service for text telephones; it has no country code. */
const RELAY = '711';

export type HelpEntry = HelpMenu['entries'][number];

/** Id of the entry that opens the chat. */
export const CHAT_ENTRY = 'chat';

/** An address on this site, a hash, or another site over https; no scheme that runs code. */
const ADDRESS = /^(#|\/(?!\/)|https:\/\/)\S*$/;

/** The entries with a valid address, in order; the chat entry if the brand has chat. */
export const shownEntries = (entries: readonly HelpEntry[], hasChat: boolean): HelpEntry[] =>
  entries.filter(({ id, url }) => (id === CHAT_ENTRY ? hasChat : ADDRESS.test(url)));

/** `tel:+18005550110` for `1-800-555-0110`, `tel:711` for the relay service. */
export function telHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length > RELAY.length ? `tel:+${digits}` : `tel:${digits}`;
}
