/** Rules of the need-help menu (spec 000 §2 Header, §8 'Shell'). Pure. */
import type { HelpMenu } from './help.schema.ts';

export type HelpEntry = HelpMenu['entries'][number];

export const CHAT_ENTRY = 'chat';

/** Allows a hash, an address on this site, or https on another site. Schemes that run code don't match. */
const ADDRESS = /^(#|\/(?!\/)|https:\/\/)\S*$/;

/** Includes the chat entry only if the brand has chat. */
export const shownEntries = (entries: readonly HelpEntry[], hasChat: boolean): HelpEntry[] =>
  entries.filter(({ id, url }) => (id === CHAT_ENTRY ? hasChat : ADDRESS.test(url)));
