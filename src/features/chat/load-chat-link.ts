/** Loads `chat-link.ts` on demand. This file imports nothing, so pages do not list the imports of `chat-link.ts`. */
export const loadChatLink = (offer: HTMLElement): Promise<void> =>
  import('./chat-link.ts').then(({ showOffer }) => showOffer(offer));
