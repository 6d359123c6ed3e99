import type { Brand } from '../../brand/brand.schema.ts';

/** Value of the `data-chat` attribute: brand, code, entry, window, time zone and phone. Undefined for a brand without chat. */
export function chatData({ code, chat, timeZone, customerServicePhoneNumber }: Brand): string | undefined {
  if (!chat.code || !chat.entry || !chat.window) return undefined;
  return [code, chat.code, chat.entry, chat.window, timeZone, customerServicePhoneNumber].join('|');
}
