/** What a page says of its brand's chat, for the script that opens it (`features/chat/chat-link.ts`). */
import type { Brand } from '../brand/brand.schema.ts';

/** `data-chat`, or nothing where the brand has no chat: brand, code, entry, window, time zone, phone. */
export function chatData({ code, chat, timeZone, customerServicePhoneNumber }: Brand): string | undefined {
  if (!chat.code || !chat.entry || !chat.window) return undefined;
  return [code, chat.code, chat.entry, chat.window, timeZone, customerServicePhoneNumber].join('|');
}
