/** Loads `chat-link.ts` on demand. It has no imports, so that pages do not list the imports of `chat-link.ts`. */
export const loadChatLink = (offer: HTMLElement): Promise<void> =>
  import('./chat-link.ts').then(({ showOffer }) => showOffer(offer));
