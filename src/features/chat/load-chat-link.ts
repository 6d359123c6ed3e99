/**
 * Loads the chat link's code on demand. This file has no imports, so pages of brands with chat do not list those of
 * `chat-link.ts`.
 */
export const loadChatLink = (offer: HTMLElement): Promise<void> =>
  import('./chat-link.ts').then(({ showOffer }) => showOffer(offer));
