/** What the need-help menu may show of what the content service sends (spec 000 §2 Header, §8 'Shell'). Pure. */
import type { HelpMenu } from './help.schema.ts';

/** The number of the relay service for text telephones, which has no country code. */
const RELAY = '711';

/** An entry of the menu. */
export type HelpEntry = HelpMenu['entries'][number];

/** Entries of this id open the chat, where there is one. */
export const CHAT_ENTRY = 'chat';

/** An address on this site, a place on this page, or another site over https: nothing that runs code. */
const ADDRESS = /^(#|\/(?!\/)|https:\/\/)\S*$/;

/** The entries that lead somewhere, in order; chat, which is no address, where the brand has it. */
export const shownEntries = (entries: readonly HelpEntry[], hasChat: boolean): HelpEntry[] =>
  entries.filter(({ id, url }) => (id === CHAT_ENTRY ? hasChat : ADDRESS.test(url)));

/** The link that dials a number: `1-800-555-0110` is `tel:+18005550110`, the relay service `711` is `tel:711`. */
export function dialled(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length > RELAY.length ? `tel:+${digits}` : `tel:${digits}`;
}
