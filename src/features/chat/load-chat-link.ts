/** Loads `chat-link.ts` on demand. Has no imports itself, so that pages do not list those of `chat-link.ts`. */
export const loadChatLink = (offer: HTMLElement): Promise<void> =>
  import('./chat-link.ts').then(({ showOffer }) => showOffer(offer));
